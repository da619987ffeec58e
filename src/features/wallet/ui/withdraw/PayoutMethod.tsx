import { EmptyState, Skeleton, type RenderLink } from '#ui-kit';
import { texts } from '../../texts.ts';
import { RadioCards, type RadioCardsProps } from '../RadioCards.tsx';
import { ReadErrorPanel, type ReadErrorPanelProps } from '../ReadErrorPanel.tsx';
import { AddDetailLink, SkeletonGroup } from '../wallet.styles.ts';

export interface PayoutMethodProps extends Pick<RadioCardsProps, 'options' | 'selected' | 'onSelect' | 'disabled'> {
  /** The reading of the accounts: waiting, failed or there. */
  query: ReadErrorPanelProps['query'] & { readonly isPending: boolean; readonly isSuccess: boolean };
  /** Where payment details are added. */
  addHref: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

const { withdraw, details } = texts;

/** The bettor's own accounts to choose from, or the way to add the first. */
export function PayoutMethod({
  query,
  options,
  selected,
  onSelect,
  disabled = false,
  addHref,
  link,
}: PayoutMethodProps) {
  const addLink = <AddDetailLink>{link({ href: addHref, className: '', children: withdraw.add })}</AddDetailLink>;
  if (query.isPending) {
    return (
      <SkeletonGroup role="group" aria-label={details.loading}>
        <Skeleton shape="block" height="3rem" />
      </SkeletonGroup>
    );
  }
  if (!query.isSuccess) return <ReadErrorPanel message={details.failed} query={query} />;
  if (options.length === 0) {
    return (
      <EmptyState title={withdraw.noPayoutMethod.title} action={addLink}>
        {withdraw.noPayoutMethod.why}
      </EmptyState>
    );
  }
  return (
    <RadioCards
      label={withdraw.to}
      options={options}
      selected={selected}
      onSelect={onSelect}
      disabled={disabled}
      layout="lines"
    />
  );
}

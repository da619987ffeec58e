import { EmptyState, type RenderLink, Skeleton } from '#ui-kit';
import { texts } from '../../texts.ts';
import { RadioCards, type RadioCardsProps } from '../RadioCards.tsx';
import { ReadErrorPanel, type ReadErrorPanelProps } from '../ReadErrorPanel.tsx';
import { AddDetailLink, SkeletonGroup } from '../wallet.styles.ts';

export interface PayoutMethodProps extends Pick<RadioCardsProps, 'options' | 'selected' | 'onSelect' | 'disabled'> {
  /** Query of the payment details: pending, failed or loaded. */
  query: ReadErrorPanelProps['query'] & { readonly isPending: boolean; readonly isSuccess: boolean };
  /** Address of the page that adds payment details. */
  addHref: string;
  /** Renders the links: the app uses its router, a story plain links. */
  link: RenderLink;
}

/** Choice of the bettor's own payment details, or a link to add the first. */
export function PayoutMethod({
  query,
  options,
  selected,
  onSelect,
  disabled = false,
  addHref,
  link,
}: PayoutMethodProps) {
  const { withdraw, details } = texts;
  const addLink = <AddDetailLink>{link({ href: addHref, className: '', children: withdraw.add })}</AddDetailLink>;
  if (query.isPending) {
    return (
      <SkeletonGroup role="group" aria-label={details.loading}>
        <Skeleton variant="block" height="2rem" />
      </SkeletonGroup>
    );
  }
  if (!query.isSuccess) return <ReadErrorPanel message={details.failed} query={query} />;
  if (options.length === 0) {
    return (
      <EmptyState title={withdraw.noPayoutMethod.title} action={addLink}>
        {withdraw.noPayoutMethod.description}
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

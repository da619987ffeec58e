import type { RenderLink } from '#ui-kit';
import { texts } from '../../texts.ts';
import { RadioCardsSkeleton } from '../FormSkeletons.tsx';
import { RadioCards, type RadioCardsProps } from '../RadioCards.tsx';
import { ReadErrorPanel, type ReadErrorPanelProps } from '../ReadErrorPanel.tsx';
import { AddDetailLink } from '../wallet.styles.ts';

export interface PayoutMethodProps extends Pick<RadioCardsProps, 'options' | 'selected' | 'onSelect' | 'disabled'> {
  /** Query of the payment details: pending, failed or loaded. */
  query: ReadErrorPanelProps['query'] & { readonly isPending: boolean; readonly isSuccess: boolean };
  /** Address of the page that adds payment details. */
  addHref: string;
  /** Renders the links: the app uses its router, a story plain links. */
  link: RenderLink;
}

/** Choice of the bettor's own payment details, or a link of the same height to add the first. */
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
  if (query.isPending) {
    return (
      <div role="group" aria-label={details.loading}>
        <RadioCardsSkeleton cardCount={1} layout="lines" />
      </div>
    );
  }
  if (!query.isSuccess) return <ReadErrorPanel message={details.failed} query={query} />;
  if (options.length === 0)
    return <AddDetailLink>{link({ href: addHref, className: '', children: withdraw.add })}</AddDetailLink>;
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

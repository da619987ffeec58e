import type { RetriableRead } from '#shared/network/useRetriableRead.ts';
import type { RenderLink } from '#ui-kit';
import { texts } from '../../texts.ts';
import { RadioCardsSkeleton } from '../FormSkeletons.tsx';
import { RadioCards, type RadioCardsProps } from '../RadioCards.tsx';
import { ReadErrorPanel } from '../ReadErrorPanel.tsx';
import { AddDetailLink } from '../wallet.styles.ts';

export interface PayoutMethodProps extends Pick<RadioCardsProps, 'options' | 'selected' | 'onSelect' | 'disabled'> {
  /** The payment details: loading, failed or loaded. */
  query: RetriableRead<unknown>;
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
  if (query.data === undefined && query.error !== null)
    return <ReadErrorPanel message={details.failed} query={query} />;
  if (query.data === undefined) {
    return (
      <div role="group" aria-label={details.loading}>
        <RadioCardsSkeleton cardCount={1} layout="lines" />
      </div>
    );
  }
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

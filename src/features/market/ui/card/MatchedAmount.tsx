import type { Money } from '#shared/domain/money/money.ts';
import { formatShortAmount, formatSpokenShortAmount } from '#shared/format/amount.ts';
import { VisuallyHidden } from '#ui-kit';
import { texts } from '../../texts.ts';

/** A matched total for the eye and for screen readers. `drawMatchedAmount` writes another one. */
export const MatchedAmount = ({ amount }: { amount: Money }) => (
  <span>
    <span aria-hidden>{texts.matched({ amount: formatShortAmount(amount) })}</span>
    <VisuallyHidden>{texts.matched({ amount: formatSpokenShortAmount(amount) })}</VisuallyHidden>
  </span>
);

import type { Money } from '#shared/domain/money/money.ts';
import { formatShortAmount, formatSpokenShortAmount } from '#shared/format/amount.ts';
import { getChild } from '#ui-kit';
import { texts } from '../../texts.ts';

/** Writes a matched total into a prerendered `MatchedAmount`, or removes it without one. */
export function drawMatchedAmount(matched: HTMLElement, amount: Money | null): void {
  if (amount === null) return matched.remove();
  getChild(matched, 0).textContent = texts.matched({ amount: formatShortAmount(amount) });
  getChild(matched, 1).textContent = texts.matched({ amount: formatSpokenShortAmount(amount) });
}

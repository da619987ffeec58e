import { findMovedPrice } from '../../model/ticket/selection-quote.ts';
import { takePrice } from '../../model/ticket/ticket.ts';
import { findLegQuote } from './block-reasons.ts';
import type { MultiBetDraft, MultiBetLeg } from './draft.ts';
import type { RaceQuotes } from './race-quotes.ts';

/** Whether the market offers a price for a runner that differs from the slip's. */
export const hasMovedPrices = (legs: readonly MultiBetLeg[], quotes: RaceQuotes): boolean =>
  legs.some((leg) => findMovedPrice(leg, findLegQuote(leg, quotes)) !== null);

/** Returns the draft with the best price on offer for each runner. */
export function takeLivePrices(draft: MultiBetDraft, quotes: RaceQuotes): MultiBetDraft {
  const legs = draft.legs.map((leg) => {
    const price = findMovedPrice(leg, findLegQuote(leg, quotes));
    return price === null ? leg : { ...takePrice(leg, price), selection: leg.selection };
  });
  return { ...draft, legs };
}

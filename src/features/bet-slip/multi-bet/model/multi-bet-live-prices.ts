import { findMovedPrice } from '../../model/ticket/selection-quote.ts';
import { takePrice } from '../../model/ticket/ticket.ts';
import { findLegQuote } from './multi-bet-block-reasons.ts';
import type { MultiBetDraft, MultiBetLeg } from './multi-bet-draft.ts';
import type { MultiBetQuotes } from './multi-bet-quotes.ts';

/** Whether the market offers a price for a runner that differs from the slip's. */
export const hasMovedPrices = (legs: readonly MultiBetLeg[], quotes: MultiBetQuotes): boolean =>
  legs.some((leg) => findMovedPrice(leg, findLegQuote(leg, quotes)) !== null);

/** Returns the draft with the best price on offer for each runner. */
export function takeLivePrices(draft: MultiBetDraft, quotes: MultiBetQuotes): MultiBetDraft {
  const legs = draft.legs.map((leg) => {
    const price = findMovedPrice(leg, findLegQuote(leg, quotes));
    return price === null ? leg : { ...takePrice(leg, price), selection: leg.selection };
  });
  return { ...draft, legs };
}

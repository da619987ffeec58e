import { movedTo } from '../../model/quote.ts';
import { takePrice } from '../../model/ticket.ts';
import type { Leg, SeveralDraft } from './draft.ts';
import { legQuote } from './holds.ts';
import type { RaceQuotes } from './quotes.ts';

/** Whether the market offers another price for a runner of the slip than the slip asks. */
export const hasMoved = (legs: readonly Leg[], quotes: RaceQuotes): boolean => legs.some((leg) => movedTo(leg, legQuote(leg, quotes)) !== null);

/** The slip with the best price on offer for each runner. */
export function takeLivePrices(draft: SeveralDraft, quotes: RaceQuotes): SeveralDraft {
  const legs = draft.legs.map((leg) => {
    const price = movedTo(leg, legQuote(leg, quotes));
    return price === null ? leg : { ...takePrice(leg, price), pick: leg.pick };
  });
  return { ...draft, legs };
}

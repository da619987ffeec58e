import { ticksBetween } from '#shared/domain/odds/ladder.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { OddsSelection } from './selection.ts';
import { followPrice, type Ticket } from './ticket.ts';

/**
 * What the bettor wants where the market no longer offers the odds in the slip. The exchange has its own rule on top, which nothing
 * here changes: it fills at the asked odds or better, or refuses.
 */
export type PricePolicy =
  /** Sent only while exactly these odds are the best on offer. */
  | { readonly kind: 'only-mine' }
  /** Sent while these odds or better ones are on offer. */
  | { readonly kind: 'better' }
  /** As `better`; and the odds follow a market that got worse by so many steps at most. */
  | { readonly kind: 'within'; readonly ticks: number };

export const MAX_TICKS = 10;

type PricedMarket = Pick<OddsSelection, 'kind' | 'side' | 'ladder'>;

const isWorse = ({ side }: Pick<PricedMarket, 'side'>, live: Odds, orderPrice: Odds): boolean =>
  side === 'back' ? live < orderPrice : live > orderPrice;

/** Steps of the market between two prices, whichever is higher. Infinity where one of them is no price of its ladder. */
function countStepsBetween({ kind, ladder }: PricedMarket, one: Odds, other: Odds): number {
  if (kind === 'bookmaker' || ladder === 'step') return Math.abs(one - other);
  const steps = ticksBetween(ladder, one, other);
  return steps === null ? Infinity : Math.abs(steps);
}

/** What the slip asks when `pressed` was pressed and the best on offer is `live`. */
export function chooseOrderPrice(policy: PricePolicy, book: PricedMarket, anchorPrice: Odds, live: Odds): Odds {
  const follows =
    policy.kind === 'within' &&
    isWorse(book, live, anchorPrice) &&
    countStepsBetween(book, anchorPrice, live) <= policy.ticks;
  return follows ? live : anchorPrice;
}

/** The ticket with the odds that the policy lets it ask now; the same ticket where nothing follows. */
export function applyPricePolicy(policy: PricePolicy, ticket: Ticket, live: Odds | null): Ticket {
  const { selection, anchorPrice, price } = ticket;
  if (selection.kind === 'fancy' || anchorPrice === null || live === null) return ticket;
  const orderPrice = chooseOrderPrice(policy, selection, anchorPrice, live);
  return orderPrice === price ? ticket : followPrice(ticket, orderPrice);
}

/** Whether the market has moved away from the odds in the slip so far that the policy holds the bet back. */
export function isPriceBlocked(policy: PricePolicy, { selection, price }: Ticket, live: Odds | null): boolean {
  // A session bet has a rule of its own: its line must stand exactly.
  if (selection.kind === 'fancy' || price === null || live === null) return false;
  return policy.kind === 'only-mine' ? live !== price : isWorse(selection, live, price);
}

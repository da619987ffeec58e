import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { countTicksBetween } from '#shared/domain/odds/ladder.ts';
import { asOdds, type BetPrice } from '#shared/domain/odds/odds.ts';
import { followPrice, type Ticket } from './ticket.ts';

/**
 * Reaction of the slip to a market that no longer offers its odds. The exchange still applies its own rule: it fills at
 * the requested odds or better, or refuses.
 */
export type PricePolicy =
  /** Send only while exactly these odds are the best on offer. */
  | { readonly kind: 'only-mine' }
  /** Send while these odds or better ones are on offer. */
  | { readonly kind: 'better' }
  /** Like `better`, and the odds follow a market that moved the wrong way by at most `ticks` steps. */
  | { readonly kind: 'within'; readonly ticks: number };

export const MAX_TICKS = 10;

type PricedMarket = Pick<OddsSelection, 'kind' | 'side' | 'ladder'>;

const isWorse = ({ side }: Pick<PricedMarket, 'side'>, live: BetPrice, orderPrice: BetPrice): boolean =>
  side === 'back' ? live < orderPrice : live > orderPrice;

/** Steps between two prices of the market, in either order. Infinity when one of them is not on the ladder. */
function countStepsBetween({ kind, ladder }: PricedMarket, one: BetPrice, other: BetPrice): number {
  if (kind === 'bookmaker' || ladder === 'step') return Math.abs(one - other);
  const steps = countTicksBetween(ladder, asOdds(one), asOdds(other));
  return steps === null ? Infinity : Math.abs(steps);
}

/** Returns the odds to request when the bettor selected `anchorPrice` and the best price on offer is `live`. */
export function chooseOrderPrice(
  policy: PricePolicy,
  market: PricedMarket,
  anchorPrice: BetPrice,
  live: BetPrice,
): BetPrice {
  const follows =
    policy.kind === 'within' &&
    isWorse(market, live, anchorPrice) &&
    countStepsBetween(market, anchorPrice, live) <= policy.ticks;
  return follows ? live : anchorPrice;
}

/** Returns the ticket with the odds that the policy requests now; the same ticket when the odds do not change. */
export function applyPricePolicy(policy: PricePolicy, ticket: Ticket, live: BetPrice | null): Ticket {
  const { selection, anchorPrice, price } = ticket;
  if (selection.kind === 'fancy' || anchorPrice === null || live === null) return ticket;
  const orderPrice = chooseOrderPrice(policy, selection, anchorPrice, live);
  return orderPrice === price ? ticket : followPrice(ticket, orderPrice);
}

/** Whether the market has moved so far from the odds in the slip that the policy blocks the bet. */
export function isPriceBlocked(policy: PricePolicy, { selection, price }: Ticket, live: BetPrice | null): boolean {
  // Fancy bets follow another rule: their line must not have moved.
  if (selection.kind === 'fancy' || price === null || live === null) return false;
  return policy.kind === 'only-mine' ? live !== price : isWorse(selection, live, price);
}

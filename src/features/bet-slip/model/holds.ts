import { onLadder } from '#shared/domain/ladder.ts';
import { firstBreach, type Breach } from '#shared/domain/limits.ts';
import type { Limits } from '#shared/domain/market.ts';
import { handicapOf } from '#shared/domain/runner-id.ts';
import type { Figures } from './figures.ts';
import { priceMoved, type PricePolicy } from './policy.ts';
import type { Quote, Shut } from './quote.ts';
import { termsOf, type Ticket } from './ticket.ts';

/** What holds a bet back. Every kind has its words for the button (`holdWords` in texts.ts). */
export type Hold =
  | { readonly kind: 'in-flight' }
  | { readonly kind: 'in-doubt' }
  | { readonly kind: 'shut'; readonly shut: Shut }
  | { readonly kind: 'handicap' }
  | { readonly kind: 'no-offer' }
  | { readonly kind: 'line-moved' }
  | { readonly kind: 'no-price' }
  | { readonly kind: 'off-ladder' }
  | { readonly kind: 'no-stake' }
  | { readonly kind: 'limit'; readonly breach: Breach }
  | { readonly kind: 'insufficient' }
  | { readonly kind: 'price-changed' };

/** All that a check may look at. */
export interface Circumstances {
  readonly ticket: Ticket;
  readonly quote: Quote;
  readonly figures: Figures;
  /** Null where the operator's validation is off or the market has no limits (specification 5). */
  readonly limits: Limits | null;
  /** A bet of this kind is under way. */
  readonly inFlight: boolean;
  /** The same bet was sent, and what became of it is not known. */
  readonly inDoubt: boolean;
  /** What a moved price means. */
  readonly policy: PricePolicy;
}

type Check = (now: Circumstances) => Hold | null;

/** In this order, so that the button names what must be mended first. */
const checks: readonly Check[] = [
  ({ inDoubt }) => (inDoubt ? { kind: 'in-doubt' } : null),
  ({ inFlight }) => (inFlight ? { kind: 'in-flight' } : null),
  ({ quote }) => (quote.shut === null ? null : { kind: 'shut', shut: quote.shut }),
  // No bet of the contract can name a handicap.
  ({ ticket: { pick } }) => (pick.kind !== 'fancy' && handicapOf(pick.runnerId) !== 0 ? { kind: 'handicap' } : null),
  ({ quote }) => (quote.price === null ? { kind: 'no-offer' } : null),
  // A session bet must carry the line's own run and size; elsewhere a price that moved is for the bettor to judge.
  ({ ticket: { pick, price }, quote }) => (pick.kind === 'fancy' && (quote.price !== price || quote.size !== pick.size) ? { kind: 'line-moved' } : null),
  ({ ticket }) => (ticket.price === null ? { kind: 'no-price' } : null),
  ({ ticket: { pick, price } }) => (pick.kind === 'odds' && pick.ladder !== 'step' && price !== null && !onLadder(pick.ladder, price) ? { kind: 'off-ladder' } : null),
  ({ ticket }) => (ticket.stake <= 0 ? { kind: 'no-stake' } : null),
  ({ ticket, limits }) => {
    const terms = termsOf(ticket);
    const breach = terms === null || limits === null ? null : firstBreach(terms, limits);
    return breach === null ? null : { kind: 'limit', breach };
  },
  ({ figures }) => (figures.after !== null && !figures.after.covered ? { kind: 'insufficient' } : null),
  ({ ticket, quote, policy }) => (priceMoved(policy, ticket, quote.price) ? { kind: 'price-changed' } : null),
];

/** The first thing that holds the bet back; null when it may be sent. */
export function holdOf(now: Circumstances): Hold | null {
  for (const check of checks) {
    const hold = check(now);
    if (hold !== null) return hold;
  }
  return null;
}

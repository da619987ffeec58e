import { onLadder } from '#shared/domain/ladder.ts';
import { parseStake } from '#shared/domain/amount-input.ts';
import { breachOfLargest, firstBreach, firstSizeBreach, type Breach } from '#shared/domain/limits.ts';
import type { Limits } from '#shared/domain/market.ts';
import { handicapOf } from '#shared/domain/runner-id.ts';
import { oddsOutOfRange } from './field-problems.ts';
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
  | { readonly kind: 'unreadable-stake' }
  | { readonly kind: 'limit'; readonly breach: Breach }
  | { readonly kind: 'insufficient' }
  /** The market moved away from the price that was pressed or taken. */
  | { readonly kind: 'price-changed' }
  /** The market does not offer odds that the bettor typed, or picked behind the best ones. */
  | { readonly kind: 'not-offered' };

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

/** Odds that never were the best on offer: typed ones, and those of a level behind. */
const isOwnPrice = ({ pick, pressed }: Ticket): boolean => pressed === null || (pick.kind !== 'fancy' && (pick.level ?? 0) > 0 && pressed === pick.price);

type Check = (now: Circumstances) => Hold | null;

const limitHold = (breach: Breach | null): Hold | null => (breach === null ? null : { kind: 'limit', breach });

/** A stake that no market takes is above this market's limit too. */
export function unreadableStake(text: string, limits: Limits | null): Hold | null {
  const input = parseStake(text);
  if (input.kind !== 'unreadable') return null;
  return (input.problem === 'too-large' && limits !== null ? limitHold(breachOfLargest(limits)) : null) ?? { kind: 'unreadable-stake' };
}

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
  ({ ticket, limits }) => (ticket.price === null && oddsOutOfRange(ticket, limits) === null ? { kind: 'no-price' } : null),
  ({ ticket: { pick, price } }) => (pick.kind === 'odds' && pick.ladder !== 'step' && price !== null && !onLadder(pick.ladder, price) ? { kind: 'off-ladder' } : null),
  ({ ticket: { stakeText }, limits }) => unreadableStake(stakeText, limits),
  // Odds of 1.00 or 1001 make no bet whose profit could be checked: only the stake's own limits come before theirs.
  ({ ticket, limits }) => {
    const odds = oddsOutOfRange(ticket, limits);
    const size = odds === null || limits === null || ticket.stake <= 0 ? null : firstSizeBreach(ticket.stake, limits);
    return limitHold(size ?? odds);
  },
  ({ ticket }) => (ticket.stake <= 0 ? { kind: 'no-stake' } : null),
  ({ ticket, limits }) => {
    const terms = termsOf(ticket);
    return limitHold(terms === null || limits === null ? null : firstBreach(terms, limits));
  },
  ({ figures }) => (figures.after !== null && !figures.after.covered ? { kind: 'insufficient' } : null),
  ({ ticket, quote, policy }) => (priceMoved(policy, ticket, quote.price) ? { kind: isOwnPrice(ticket) ? 'not-offered' : 'price-changed' } : null),
];

/** The first thing that holds the bet back; null when it may be sent. */
export function holdOf(now: Circumstances): Hold | null {
  for (const check of checks) {
    const hold = check(now);
    if (hold !== null) return hold;
  }
  return null;
}

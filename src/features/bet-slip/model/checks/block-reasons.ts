import { isOnLadder } from '#shared/domain/odds/ladder.ts';
import { parseStake } from '#shared/domain/money/amount-input.ts';
import { getLargestStakeBreach, firstBreach, firstSizeBreach, type Breach } from '#shared/domain/market/limits.ts';
import type { Limits } from '#shared/domain/market/market.ts';
import { getHandicap } from '#shared/domain/market/runner-id.ts';
import { oddsOutOfRange } from '../ticket/field-problems.ts';
import type { BetFigures } from './figures.ts';
import { isPriceBlocked, type PricePolicy } from '../ticket/price-policy.ts';
import type { SelectionQuote, BettingBlock } from '../ticket/selection-quote.ts';
import { termsOf, type Ticket } from '../ticket/ticket.ts';

/** What holds a bet back. Every kind has its words for the button (`holdWords` in texts.ts). */
export type BlockReason =
  | { readonly kind: 'in-flight' }
  | { readonly kind: 'unverified' }
  | { readonly kind: 'betting-block'; readonly bettingBlock: BettingBlock }
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
export interface SubmitContext {
  readonly ticket: Ticket;
  readonly quote: SelectionQuote;
  readonly figures: BetFigures;
  /** Null where the operator's validation is off or the market has no limits (specification 5). */
  readonly limits: Limits | null;
  /** A bet of this kind is under way. */
  readonly isBetInFlight: boolean;
  /** The same bet was sent, and what became of it is not known. */
  readonly isUnverified: boolean;
  /** What a moved price means. */
  readonly policy: PricePolicy;
}

/** Odds that never were the best on offer: typed ones, and those of a level behind. */
const isOwnPrice = ({ selection, anchorPrice }: Ticket): boolean =>
  anchorPrice === null || (selection.kind !== 'fancy' && (selection.level ?? 0) > 0 && anchorPrice === selection.price);

type Check = (context: SubmitContext) => BlockReason | null;

const limitBlockReason = (breach: Breach | null): BlockReason | null =>
  breach === null ? null : { kind: 'limit', breach };

/** A stake that no market takes is above this market's limit too. */
export function unreadableStakeReason(text: string, limits: Limits | null): BlockReason | null {
  const input = parseStake(text);
  if (input.kind !== 'unreadable') return null;
  return (
    (input.problem === 'too-large' && limits !== null ? limitBlockReason(getLargestStakeBreach(limits)) : null) ?? {
      kind: 'unreadable-stake',
    }
  );
}

/** In this order, so that the button names what must be mended first. */
const checks: readonly Check[] = [
  ({ isUnverified }) => (isUnverified ? { kind: 'unverified' } : null),
  ({ isBetInFlight }) => (isBetInFlight ? { kind: 'in-flight' } : null),
  ({ quote }) => (quote.bettingBlock === null ? null : { kind: 'betting-block', bettingBlock: quote.bettingBlock }),
  // No bet of the contract can name a handicap.
  ({ ticket: { selection } }) =>
    selection.kind !== 'fancy' && getHandicap(selection.runnerId) !== 0 ? { kind: 'handicap' } : null,
  ({ quote }) => (quote.price === null ? { kind: 'no-offer' } : null),
  // A session bet must carry the line's own run and size; elsewhere a price that moved is for the bettor to judge.
  ({ ticket: { selection, price }, quote }) =>
    selection.kind === 'fancy' && (quote.price !== price || quote.size !== selection.size)
      ? { kind: 'line-moved' }
      : null,
  ({ ticket, limits }) =>
    ticket.price === null && oddsOutOfRange(ticket, limits) === null ? { kind: 'no-price' } : null,
  ({ ticket: { selection, price } }) =>
    selection.kind === 'odds' && selection.ladder !== 'step' && price !== null && !isOnLadder(selection.ladder, price)
      ? { kind: 'off-ladder' }
      : null,
  ({ ticket: { stakeText }, limits }) => unreadableStakeReason(stakeText, limits),
  // Odds of 1.00 or 1001 make no bet whose profit could be checked: only the stake's own limits come before theirs.
  ({ ticket, limits }) => {
    const odds = oddsOutOfRange(ticket, limits);
    const size = odds === null || limits === null || ticket.stake <= 0 ? null : firstSizeBreach(ticket.stake, limits);
    return limitBlockReason(size ?? odds);
  },
  ({ ticket }) => (ticket.stake <= 0 ? { kind: 'no-stake' } : null),
  ({ ticket, limits }) => {
    const terms = termsOf(ticket);
    return limitBlockReason(terms === null || limits === null ? null : firstBreach(terms, limits));
  },
  ({ figures }) => (figures.after !== null && !figures.after.isAffordable ? { kind: 'insufficient' } : null),
  ({ ticket, quote, policy }) =>
    isPriceBlocked(policy, ticket, quote.price) ? { kind: isOwnPrice(ticket) ? 'not-offered' : 'price-changed' } : null,
];

/** The first thing that holds the bet back; null when it may be sent. */
export function firstBlockReason(context: SubmitContext): BlockReason | null {
  for (const check of checks) {
    const blockReason = check(context);
    if (blockReason !== null) return blockReason;
  }
  return null;
}

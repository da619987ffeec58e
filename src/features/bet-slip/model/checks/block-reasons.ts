import { type Breach, findFirstBreach, findFirstSizeBreach, getMaxStakeBreach } from '#shared/domain/market/limits.ts';
import type { Limits } from '#shared/domain/market/market.ts';
import { getHandicap } from '#shared/domain/market/runner-id.ts';
import { parseStake } from '#shared/domain/money/amount-input.ts';
import { isOnLadder } from '#shared/domain/odds/ladder.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import { type BettingPreferences, getPricePolicy } from '../betting-preferences.ts';
import { findOddsOutOfRange } from '../ticket/field-problems.ts';
import { isPriceBlocked } from '../ticket/price-policy.ts';
import type { BettingBlock, SelectionQuote } from '../ticket/selection-quote.ts';
import { type Ticket, toTerms } from '../ticket/ticket.ts';
import type { BetFigures } from './bet-figures.ts';

/** Why a bet cannot be submitted. `describeBlockReason` has a label for every kind. */
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
  | { readonly kind: 'insufficient-balance' }
  /** The market moved away from the price that the bettor selected or accepted. */
  | { readonly kind: 'price-changed' }
  /** The market does not offer the typed odds, or the selected price was not the best one. */
  | { readonly kind: 'not-offered' };

/** Everything that a check may read. */
export interface SubmitContext {
  readonly ticket: Ticket;
  readonly quote: SelectionQuote;
  readonly figures: BetFigures;
  /** Null when the operator's validation is off or the market has no limits: docs/requirements.md#52-bet-placement. */
  readonly limits: Limits | null;
  /** Whether another bet is in flight. */
  readonly isOtherBetInFlight: boolean;
  /** Whether the same bet was sent and is unverified. */
  readonly isUnverified: boolean;
  readonly preferences: BettingPreferences;
}

/** Whether the odds were never the best on offer: typed odds, or a deeper price level. */
const isOwnPrice = ({ selection, anchorPrice }: Ticket): boolean =>
  anchorPrice === null || (selection.kind !== 'fancy' && (selection.level ?? 0) > 0 && anchorPrice === selection.price);

type Check = (context: SubmitContext) => BlockReason | null;

const toLimitBlockReason = (breach: Breach | null): BlockReason | null =>
  breach === null ? null : { kind: 'limit', breach };

/** Reports a stake too large for any market as a breach of this market's limit. */
export function findUnreadableStakeReason(text: string, limits: Limits | null): BlockReason | null {
  const input = parseStake(text);
  if (input.kind !== 'unreadable') return null;
  return (
    (input.problem === 'too-large' && limits !== null ? toLimitBlockReason(getMaxStakeBreach(limits)) : null) ?? {
      kind: 'unreadable-stake',
    }
  );
}

const checkSameBet: Check = ({ isUnverified }) => (isUnverified ? { kind: 'unverified' } : null);
const checkOtherBets: Check = ({ isOtherBetInFlight }) => (isOtherBetInFlight ? { kind: 'in-flight' } : null);

const checkMarket: Check = ({ quote: { bettingBlock } }) =>
  bettingBlock === null ? null : { kind: 'betting-block', bettingBlock };

// The API's bet request has no field for a handicap.
const checkHandicap: Check = ({ ticket: { selection } }) =>
  selection.kind !== 'fancy' && getHandicap(selection.runnerId) !== 0 ? { kind: 'handicap' } : null;

const checkOffer: Check = ({ quote }) => (quote.price === null ? { kind: 'no-offer' } : null);

// A fancy bet must carry the line's current run and size. For other bets the bettor's policy decides.
const checkSessionLine: Check = ({ ticket: { selection, price }, quote }) =>
  selection.kind === 'fancy' && (quote.price !== price || quote.size !== selection.size)
    ? { kind: 'line-moved' }
    : null;

const checkPrice: Check = ({ ticket, limits }) =>
  ticket.price === null && findOddsOutOfRange(ticket, limits) === null ? { kind: 'no-price' } : null;

const checkLadder: Check = ({ ticket: { selection, price } }) =>
  selection.kind === 'odds' &&
  selection.ladder !== 'step' &&
  price !== null &&
  !isOnLadder(selection.ladder, asOdds(price))
    ? { kind: 'off-ladder' }
    : null;

const checkStakeText: Check = ({ ticket: { stakeText }, limits }) => findUnreadableStakeReason(stakeText, limits);

// Odds of 1.00 or 1001 allow no profit check, so only the stake's own limits come before the odds limits.
const checkOddsRange: Check = ({ ticket, limits }) => {
  const oddsBreach = findOddsOutOfRange(ticket, limits);
  const sizeBreach =
    oddsBreach === null || limits === null || ticket.stake <= 0 ? null : findFirstSizeBreach(ticket.stake, limits);
  return toLimitBlockReason(sizeBreach ?? oddsBreach);
};

const checkStake: Check = ({ ticket }) => (ticket.stake <= 0 ? { kind: 'no-stake' } : null);

const checkLimits: Check = ({ ticket, limits }) => {
  const terms = toTerms(ticket);
  return toLimitBlockReason(terms === null || limits === null ? null : findFirstBreach(terms, limits));
};

type AccountCheck = (figures: Pick<BetFigures, 'balanceAfter'>) => BlockReason | null;

const checkBalance: AccountCheck = ({ balanceAfter }) =>
  balanceAfter !== null && !balanceAfter.isAffordable ? { kind: 'insufficient-balance' } : null;

/** Checks of the account after the bet. A multi-bet passes them once, with the figures of all its legs. */
const accountChecks: readonly AccountCheck[] = [checkBalance];

/** Returns the first reason for which the account cannot cover the bet, or all bets of a multi-bet together. */
export const findFirstAccountBlockReason: AccountCheck = (figures) =>
  accountChecks.map((check) => check(figures)).find((blockReason) => blockReason !== null) ?? null;

const checkAccount: Check = ({ figures }) => findFirstAccountBlockReason(figures);

const checkMovedPrice: Check = ({ ticket, quote, preferences }) =>
  isPriceBlocked(getPricePolicy(preferences), ticket, quote.price)
    ? { kind: isOwnPrice(ticket) ? 'not-offered' : 'price-changed' }
    : null;

/** Checks in order of importance. The button shows the first reason. */
const checks: readonly Check[] = [
  // Nothing that the bettor types helps.
  checkSameBet,
  checkOtherBets,
  checkMarket,
  checkHandicap,
  checkOffer,
  checkSessionLine,
  // The typed odds and stake: readable, and the odds in range.
  checkPrice,
  checkLadder,
  checkStakeText,
  checkOddsRange,
  // Odds and stake together, then the account and the moving market.
  checkStake,
  checkLimits,
  checkAccount,
  checkMovedPrice,
];

/** Returns the first reason that blocks the bet; null when it may be sent. */
export function findFirstBlockReason(context: SubmitContext): BlockReason | null {
  for (const check of checks) {
    const blockReason = check(context);
    if (blockReason !== null) return blockReason;
  }
  return null;
}

import { type BetTerms, calculateProfit } from '../bet/profit.ts';
import type { Money } from '../money/money.ts';
import { type MarketPrice, MAX_ODDS, MIN_ODDS } from '../odds/odds.ts';
import type { Limits, MarketKind } from './market.ts';

/** A limit that a bet breaks. shared/format/limit-breach.ts has its message (docs/requirements.md#52-bet-placement). */
export type Breach =
  | { readonly code: 'min-size' | 'max-size' | 'max-profit'; readonly limit: Money }
  | { readonly code: 'min-odds'; readonly limit: MarketPrice }
  | { readonly code: 'max-odds'; readonly limit: MarketPrice };

type LimitCheck = (bet: BetTerms, limits: Limits) => Breach | null;

type SizeCheck = (bet: Pick<BetTerms, 'stake'>, limits: Limits) => Breach | null;

const checkMinSize: SizeCheck = ({ stake }, { minStake }) =>
  minStake !== null && stake < minStake ? { code: 'min-size', limit: minStake } : null;
const checkMaxSize: SizeCheck = ({ stake }, { maxStake }) =>
  maxStake !== null && stake > maxStake ? { code: 'max-size', limit: maxStake } : null;

/** Returns the first limit that the stake breaks at any odds. */
export const findFirstSizeBreach = (stake: Money, limits: Limits): Breach | null =>
  checkMinSize({ stake }, limits) ?? checkMaxSize({ stake }, limits);

// A session line has no odds: its price is the payout on 100.
const checkMinOdds: LimitCheck = ({ kind, price }, { minOdds }) =>
  kind !== 'fancy' && minOdds !== null && price < minOdds ? { code: 'min-odds', limit: minOdds } : null;
const checkMaxOdds: LimitCheck = ({ kind, price }, { maxOdds }) =>
  kind !== 'fancy' && maxOdds !== null && price > maxOdds ? { code: 'max-odds', limit: maxOdds } : null;
const checkMaxProfit: LimitCheck = (bet, { maxProfit }) =>
  maxProfit !== null && calculateProfit(bet) > maxProfit ? { code: 'max-profit', limit: maxProfit } : null;

/**
 * Checks in the order of docs/requirements.md#52-bet-placement. A missing limit (null) never breaks, and the limit
 * itself is allowed.
 */
const checks: readonly LimitCheck[] = [checkMinSize, checkMaxSize, checkMinOdds, checkMaxOdds, checkMaxProfit];

/** Returns every limit that the bet breaks, in the order of docs/requirements.md#52-bet-placement, or an empty list. */
export const listBreaches = (bet: BetTerms, limits: Limits): Breach[] =>
  checks.map((check) => check(bet, limits)).filter((breach) => breach !== null);

/**
 * Returns the first limit that the bet breaks, or null. The profit follows the bet's kind of market, and a lay's profit
 * is its stake.
 */
export function findFirstBreach(bet: BetTerms, limits: Limits): Breach | null {
  for (const check of checks) {
    const breach = check(bet, limits);
    if (breach !== null) return breach;
  }
  return null;
}

/**
 * Returns the limit that an impossible price breaks: the odds market's own limit, else the limit of the odds field.
 *
 * A bookmaker's payout is limited only by its market. Returns null without a limit.
 */
export function getRangeBreach(kind: MarketKind, side: 'below' | 'above', limits: Limits | null): Breach | null {
  const { minOdds = null, maxOdds = null } = limits ?? {};
  if (side === 'below') {
    const lowestOdds = kind === 'odds' ? (minOdds !== null && minOdds > MIN_ODDS ? minOdds : MIN_ODDS) : minOdds;
    return lowestOdds === null ? null : { code: 'min-odds', limit: lowestOdds };
  }
  const highestOdds = kind === 'odds' ? (maxOdds !== null && maxOdds < MAX_ODDS ? maxOdds : MAX_ODDS) : maxOdds;
  return highestOdds === null ? null : { code: 'max-odds', limit: highestOdds };
}

/**
 * Returns the breach of the market's maximum stake, for a stake too large to read (above `MAX_STAKE`). Null when the
 * market has no maximum.
 */
export const getMaxStakeBreach = ({ maxStake }: Limits): Breach | null =>
  maxStake === null ? null : { code: 'max-size', limit: maxStake };

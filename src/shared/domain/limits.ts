import type { Limits, MarketKind } from './market.ts';
import { plainText, type Money } from './money.ts';
import { MAX_ODDS, MIN_ODDS, plainOdds, type Odds } from './odds.ts';
import { profit, type Terms } from './profit.ts';

export type BreachCode = 'min-size' | 'max-size' | 'min-odds' | 'max-odds' | 'max-profit';

/** A limit that a bet breaks. `message` is the specification's, to the letter (section 5). */
export type Breach =
  | { readonly code: 'min-size' | 'max-size' | 'max-profit'; readonly limit: Money; readonly message: string }
  | { readonly code: 'min-odds' | 'max-odds'; readonly limit: Odds; readonly message: string };

type Check = (bet: Terms, limits: Limits) => Breach | null;

const amountBreach = (code: 'min-size' | 'max-size' | 'max-profit', words: string, limit: Money): Breach =>
  ({ code, limit, message: `${words} is: ${plainText(limit)}` });

const oddsBreach = (code: 'min-odds' | 'max-odds', words: string, limit: Odds): Breach =>
  ({ code, limit, message: `${words} is: ${plainOdds(limit)}` });

type SizeCheck = (bet: Pick<Terms, 'stake'>, limits: Limits) => Breach | null;

const minSize: SizeCheck = ({ stake }, { minStake }) => (minStake !== null && stake < minStake ? amountBreach('min-size', 'Min Size', minStake) : null);
const maxSize: SizeCheck = ({ stake }, { maxStake }) => (maxStake !== null && stake > maxStake ? amountBreach('max-size', 'Max Size', maxStake) : null);

/** The first limit that the stake itself breaks, whatever the odds. */
export const firstSizeBreach = (stake: Money, limits: Limits): Breach | null => minSize({ stake }, limits) ?? maxSize({ stake }, limits);

/** In the order of specification 5. A limit that is not given (null) never breaks; the limit itself is allowed. */
const checks: readonly Check[] = [
  minSize,
  maxSize,
  // A session line has no odds: its price is the payout on 100.
  ({ kind, price }, { minOdds }) => (kind !== 'fancy' && minOdds !== null && price < minOdds ? oddsBreach('min-odds', 'Min Odd', minOdds) : null),
  ({ kind, price }, { maxOdds }) => (kind !== 'fancy' && maxOdds !== null && price > maxOdds ? oddsBreach('max-odds', 'Max Odd', maxOdds) : null),
  (bet, { maxProfit }) => (maxProfit !== null && profit(bet) > maxProfit ? amountBreach('max-profit', 'Max Profit', maxProfit) : null),
];

/** Every limit the bet breaks, in the specification's order. Empty when it breaks none. */
export const allBreaches = (bet: Terms, limits: Limits): Breach[] =>
  checks.map((check) => check(bet, limits)).filter((breach) => breach !== null);

/** The first limit the bet breaks, or null. Profit follows the bet's own kind of market; a lay's profit is its stake. */
export function firstBreach(bet: Terms, limits: Limits): Breach | null {
  for (const check of checks) {
    const breach = check(bet, limits);
    if (breach !== null) return breach;
  }
  return null;
}

/**
 * The limit that a number breaks which is no price of such a market: an odds market's own limit, else that of the odds input
 * (specification 5). A bookmaker's payout has no limit but the market's: null where there is none.
 */
export function breachOutOfRange(kind: MarketKind, side: 'below' | 'above', limits: Limits | null): Breach | null {
  const { minOdds = null, maxOdds = null } = limits ?? {};
  if (side === 'below') {
    const least = kind === 'odds' ? (minOdds !== null && minOdds > MIN_ODDS ? minOdds : MIN_ODDS) : minOdds;
    return least === null ? null : oddsBreach('min-odds', 'Min Odd', least);
  }
  const greatest = kind === 'odds' ? (maxOdds !== null && maxOdds < MAX_ODDS ? maxOdds : MAX_ODDS) : maxOdds;
  return greatest === null ? null : oddsBreach('max-odds', 'Max Odd', greatest);
}

/** The limit that a stake too large for any market breaks; null where the market has no greatest stake. */
export const breachOfLargest = ({ maxStake }: Limits): Breach | null => (maxStake === null ? null : amountBreach('max-size', 'Max Size', maxStake));

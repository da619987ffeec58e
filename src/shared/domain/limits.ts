import type { Limits } from './market.ts';
import { plainText, type Money } from './money.ts';
import { plainOdds, type Odds } from './odds.ts';
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

/** In the order of specification 5. A limit that is not given (null) never breaks; the limit itself is allowed. */
const checks: readonly Check[] = [
  ({ stake }, { minStake }) => (minStake !== null && stake < minStake ? amountBreach('min-size', 'Min Size', minStake) : null),
  ({ stake }, { maxStake }) => (maxStake !== null && stake > maxStake ? amountBreach('max-size', 'Max Size', maxStake) : null),
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

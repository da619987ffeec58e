import { parseHundredths, formatPlainDecimals, scaleRounded, formatTwoDecimals } from './hundredths.ts';

declare const hundredths: unique symbol;

/** An amount in the account currency, as a whole number of hundredths (paise). 12.50 is 1250. Never a fraction. */
export type Money = number & { readonly [hundredths]: 'money' };

export const ZERO = 0 as Money;

/** Takes a whole number of hundredths as it is. Throws a RangeError on anything that is not a safe integer. */
export function money(hundredthsOfUnit: number): Money {
  if (!Number.isSafeInteger(hundredthsOfUnit)) throw new RangeError(`not whole hundredths: ${hundredthsOfUnit}`);
  return (hundredthsOfUnit === 0 ? 0 : hundredthsOfUnit) as Money;
}

/** Whole currency units: `units(500)` is 500.00. Throws on a fraction. */
export function units(whole: number): Money {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not whole units: ${whole}`);
  return money(whole * 100);
}

/** Exact. Throws a RangeError past 2^53 hundredths, like every function below that makes an amount. */
export const add = (a: Money, b: Money): Money => money(a + b);
export const subtract = (a: Money, b: Money): Money => money(a - b);
export const negate = (a: Money): Money => money(-a);
export const absolute = (a: Money): Money => money(Math.abs(a));
export const sum = (amounts: Iterable<Money>): Money => {
  let total = ZERO;
  for (const amount of amounts) total = add(total, amount);
  return total;
};
export const minMoney = (a: Money, b: Money): Money => (a <= b ? a : b);
export const maxMoney = (a: Money, b: Money): Money => (a >= b ? a : b);

/** `amount * numerator / denominator` with one rounding to hundredths, half away from zero. All three are whole numbers. */
export const scaleMoney = (amount: Money, numerator: number, denominator: number): Money =>
  money(scaleRounded(amount, numerator, denominator));

/**
 * An amount as the wire carries it: 12.5, "12.50", "-3". `null` for anything else (empty, NaN, "Infinity", "--", "1,000",
 * booleans, past 10^13), so that a missing amount never looks like zero. A third decimal is rounded half away from zero.
 */
export function parseMoney(raw: unknown): Money | null {
  const value = parseHundredths(raw);
  return value === null ? null : money(value);
}

/** For the wire: 1250 becomes 12.5. The nearest double to the exact decimal, so JSON prints it with two decimals at most. */
export const toDecimal = (amount: Money): number => amount / 100;

/** "12.50": two decimals, a plain hyphen for minus, no grouping. For people use shared/format. */
export const toDecimalText = (amount: Money): string => formatTwoDecimals(amount);

/** "100", "1.5": the least decimals the amount needs. */
export const toPlainText = (amount: Money): string => formatPlainDecimals(amount);

/** Whole currency units, rounded half away from zero. A plain number, for display and for whole stakes. */
export const toWholeUnits = (amount: Money): number => scaleRounded(amount, 1, 100);

/** The same amount rounded to whole units, half away from zero. */
export const roundToUnits = (amount: Money): Money => units(toWholeUnits(amount));

export const isWholeUnits = (amount: Money): boolean => amount % 100 === 0;

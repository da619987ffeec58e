import { formatPlainDecimals, formatTwoDecimals, parseHundredths, scaleRounded } from './hundredths.ts';

declare const hundredths: unique symbol;

/** An amount in the account currency, as a whole number of hundredths (paise). 12.50 is 1250. Never a fraction. */
export type Money = number & { readonly [hundredths]: 'money' };

export const ZERO = 0 as Money;

/** Creates an amount from whole hundredths. Throws a RangeError on anything that is not a safe integer. */
export function money(hundredthsOfUnit: number): Money {
  if (!Number.isSafeInteger(hundredthsOfUnit)) throw new RangeError(`not whole hundredths: ${hundredthsOfUnit}`);
  return (hundredthsOfUnit === 0 ? 0 : hundredthsOfUnit) as Money;
}

/** Creates an amount from whole currency units: `units(500)` is 500.00. Throws on a fraction. */
export function units(wholeUnits: number): Money {
  if (!Number.isSafeInteger(wholeUnits)) throw new RangeError(`not whole units: ${wholeUnits}`);
  return money(wholeUnits * 100);
}

/** Adds exactly. Like every function below that creates an amount, throws a RangeError past 2^53 hundredths. */
export const add = (a: Money, b: Money): Money => money(a + b);
export const subtract = (a: Money, b: Money): Money => money(a - b);
export const negate = (a: Money): Money => money(0 - a);
export const absolute = (a: Money): Money => money(Math.abs(a));
export const sum = (amounts: Iterable<Money>): Money => {
  let total = ZERO;
  for (const amount of amounts) total = add(total, amount);
  return total;
};
export const minMoney = (a: Money, b: Money): Money => (a <= b ? a : b);
export const maxMoney = (a: Money, b: Money): Money => (a >= b ? a : b);

/**
 * Calculates `amount * numerator / denominator` with one rounding to hundredths, half away from zero. All three are
 * whole numbers.
 */
export const scaleMoney = (amount: Money, numerator: number, denominator: number): Money =>
  money(scaleRounded(amount, numerator, denominator));

/**
 * Parses a wire amount: 12.5, "12.50", "-3". A third decimal is rounded half away from zero.
 *
 * Returns `null` for other values (empty, NaN, "Infinity", "--", "1,000", booleans, past 10^13), so a missing amount
 * never looks like zero.
 */
export function parseMoney(raw: unknown): Money | null {
  const value = parseHundredths(raw);
  return value === null ? null : money(value);
}

/** Converts to a wire number: 1250 becomes 12.5. It is the nearest double, so JSON prints at most two decimals. */
export const toDecimal = (amount: Money): number => amount / 100;

/** Formats "12.50": two decimals, plain hyphen, no grouping. For people use shared/format. */
export const toDecimalText = (amount: Money): string => formatTwoDecimals(amount);

/** Formats with as few decimals as needed: "100", "1.5". */
export const toPlainText = (amount: Money): string => formatPlainDecimals(amount);

/** Rounds to whole currency units, half away from zero. Returns a plain number, for display and for whole stakes. */
export const toWholeUnits = (amount: Money): number => scaleRounded(amount, 1, 100);

export const isWholeUnits = (amount: Money): boolean => amount % 100 === 0;

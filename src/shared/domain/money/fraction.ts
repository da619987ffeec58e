import { divideRounded } from './hundredths.ts';
import { type Money, money } from './money.ts';

/** An exact quotient of whole numbers. The denominator is above 0. Amounts are in hundredths of the currency. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Creates a fraction. Throws a RangeError on a denominator of 0 or a part that is not whole. */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1n): Fraction {
  const [t, b] = [BigInt(numerator), BigInt(denominator)];
  if (b === 0n) throw new RangeError('divided by zero');
  return b < 0n ? { numerator: -t, denominator: -b } : { numerator: t, denominator: b };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** Compares two fractions for a sort: negative, 0 or positive. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Rounds once to hundredths, half away from zero. */
export const toMoney = (amount: Fraction): Money => money(Number(divideRounded(amount.numerator, amount.denominator)));

/** Rounds once to whole currency units, half away from zero. */
export const toUnits = (amount: Fraction): number => Number(divideRounded(amount.numerator, amount.denominator * 100n));

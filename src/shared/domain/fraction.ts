import { divideRounded } from './hundredths.ts';
import { money, type Money } from './money.ts';

/** An exact quotient of whole numbers. The denominator is above 0; amounts are in hundredths of the currency. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Throws a RangeError on a denominator of 0 or a part that is not whole. */
export function fraction(top: number | bigint, bottom: number | bigint = 1n): Fraction {
  const [t, b] = [BigInt(top), BigInt(bottom)];
  if (b === 0n) throw new RangeError('divided by zero');
  return b < 0n ? { top: -t, bottom: -b } : { top: t, bottom: b };
}

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top);

/** Negative, 0 or positive, as a sort wants it. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** One rounding to hundredths, half away from zero. */
export const toMoney = (amount: Fraction): Money => money(Number(divideRounded(amount.top, amount.bottom)));

/** One rounding to whole currency units, half away from zero. */
export const toUnits = (amount: Fraction): number => Number(divideRounded(amount.top, amount.bottom * 100n));

/** One rounding to ten-thousandths of a currency unit, as a whole number: 102.0408 is 1020408. */
export const toTenThousandths = (amount: Fraction): number => Number(divideRounded(amount.top * 100n, amount.bottom));

import type { Fraction } from '../money/fraction.ts';
import { divideRounded } from '../money/hundredths.ts';

/** Rounds once to four decimals of a hundredth, as the tables of expected results do: 102.0408. */
export const toFourDecimals = (amount: Fraction): number =>
  Number(divideRounded(amount.numerator * 100n, amount.denominator)) / 10_000;

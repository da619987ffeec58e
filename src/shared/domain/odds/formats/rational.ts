import { divideRounded } from '../../money/hundredths.ts';

/** An exact fraction. The denominator is above 0. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The true minus sign: a hyphen is too short beside digits. */
export const MINUS = '−';

/** Formats a fraction with this many decimals, halves away from zero: "0.85", "−1.18". */
export function formatRational({ numerator, denominator }: Rational, decimals: number): string {
  const rounded = divideRounded(numerator * 10n ** BigInt(decimals), denominator);
  const digits = String(rounded < 0n ? -rounded : rounded).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return `${rounded < 0n ? MINUS : ''}${digits.slice(0, point)}${decimals === 0 ? '' : `.${digits.slice(point)}`}`;
}

/** Parses digits with an optional sign and decimal point: "+150", "-120", "0.85". Null: no such number. */
export function parseRational(text: string): Rational | null {
  const match = /^([-+−–]?)(\d{0,9})(?:\.(\d{0,9}))?$/.exec(text);
  const [, sign = '', integer = '', fraction = ''] = match ?? [];
  if (integer === '' && fraction === '') return null;
  const size = BigInt(integer + fraction);
  return { numerator: sign === '' || sign === '+' ? size : -size, denominator: 10n ** BigInt(fraction.length) };
}

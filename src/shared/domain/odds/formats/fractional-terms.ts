import type { Rational } from './rational.ts';

/**
 * The fractions that bookmakers write where two decimals cannot hold the exact value: 10/11 is 0.909…, and its decimal
 * odds are 1.91. An exact fraction of hundredths, such as 91/100, is never one of them, so no two prices share a text.
 */
const CONVENTIONAL =
  '1/9 1/8 1/7 1/6 2/11 2/9 2/7 4/13 1/3 4/11 4/9 8/15 4/7 8/13 2/3 8/11 4/6 5/6 10/11 11/8 13/8 15/8 10/3 100/30';

const findCommonDivisor = (a: number, b: number): number => (b === 0 ? a : findCommonDivisor(b, a % b));

function reduce(numerator: number, denominator: number): string {
  const divisor = findCommonDivisor(numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

/** Conventional fractions by their decimal odds in hundredths, halves up. */
const byPrice = new Map(
  CONVENTIONAL.split(' ').map((text) => {
    const [numerator = 0, denominator = 1] = text.split('/').map(Number);
    return [Math.floor((200 * numerator + denominator) / (2 * denominator)) + 100, reduce(numerator, denominator)];
  }),
);

/** Formats hundredths of odds above 1 as the win on a stake of one: 185 is "17/20", 191 is "10/11". */
export const formatFraction = (price: number): string => byPrice.get(price) ?? reduce(price - 100, 100);

/** Parses "5/6" and "evens". Null: no such fraction. */
export function parseFraction(text: string): Rational | null {
  if (/^(?:evens?|evs?)$/i.test(text)) return { numerator: 1n, denominator: 1n };
  const match = /^(\d{1,9})\s*[/⁄]\s*(\d{1,9})$/.exec(text);
  if (match === null) return null;
  const [numerator, denominator] = [BigInt(match[1] ?? 0), BigInt(match[2] ?? 0)];
  return denominator === 0n ? null : { numerator, denominator };
}

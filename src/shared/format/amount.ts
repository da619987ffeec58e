import { isWholeUnits, type Money, toDecimal, toWholeUnits } from '../domain/money/money.ts';
import { getDisplaySettings, getNumberFormat, type NumberStyle } from './display.ts';
import { texts } from './texts.ts';

export interface AmountFormat {
  /** `negative` (default) marks losses only. `always` marks gains with + too. 0 never has a sign. */
  readonly sign?: 'negative' | 'always';
  /** `two` (default). `none` rounds half away from zero, for display only. `auto` drops .00. */
  readonly decimals?: 'two' | 'none' | 'auto';
}

/** Splits an amount into digits and the sign of the shown value: −0.40 shown whole is 0, not −0. */
function toDigits(
  amount: Money,
  decimals: AmountFormat['decimals'],
  style: NumberStyle,
): { digits: string; direction: number } {
  const isWholeAmount = decimals === 'none' || (decimals === 'auto' && isWholeUnits(amount));
  const rounded = isWholeAmount ? toWholeUnits(amount) : toDecimal(amount);
  return {
    digits: getNumberFormat(style, isWholeAmount ? 0 : 2).format(Math.abs(rounded)),
    direction: Math.sign(rounded),
  };
}

const chooseSign = (direction: number, sign: AmountFormat['sign'], marks: { minus: string; plus: string }): string =>
  direction < 0 ? marks.minus : direction > 0 && sign === 'always' ? marks.plus : '';

/**
 * Formats an amount for the display's locale without currency: "12,34,567.50", "−1,000.00", "+850". The minus is a real
 * minus sign.
 */
export function formatAmount(amount: Money, { sign = 'negative', decimals = 'two' }: AmountFormat = {}): string {
  const { digits, direction } = toDigits(amount, decimals, 'plain');
  return chooseSign(direction, sign, texts) + digits;
}

/** Formats a stake without currency, with decimals only where it has a fraction: "500", "99.50". */
export const formatStake = (stake: Money): string => formatAmount(stake, { decimals: 'auto' });

/** Formats an amount with the display's currency: "₹12,34,567.50", "−₹1,000.00". */
export function formatCurrency(amount: Money, { sign = 'negative', decimals = 'two' }: AmountFormat = {}): string {
  const { digits, direction } = toDigits(amount, decimals, 'currency');
  return chooseSign(direction, sign, texts) + digits;
}

const isCountedInLakhs = (): boolean => /-(IN|PK|BD|NP|LK)\b/i.test(getDisplaySettings().locale);

interface Unit {
  readonly name: keyof typeof texts.units;
  /** In whole currency units. */
  readonly worth: number;
}

/** Units of short sizes, greatest first. */
const indianUnits: readonly Unit[] = [
  { name: 'crore', worth: 10_000_000 },
  { name: 'lakh', worth: 100_000 },
];
const westernUnits: readonly Unit[] = [
  { name: 'billion', worth: 1_000_000_000 },
  { name: 'million', worth: 1_000_000 },
];

/** Formats the amount in its greatest unit. Amounts below every unit are in whole currency units. */
function formatInUnits(amount: Money, form: 'mark' | 'word'): string {
  const wholeUnits = toWholeUnits(amount);
  const size = Math.abs(wholeUnits);
  const unit = (isCountedInLakhs() ? indianUnits : westernUnits).find(({ worth }) => size >= worth);
  if (unit === undefined) return formatAmount(amount, { decimals: 'none' });
  const tenths = Math.floor((size * 10) / unit.worth);
  const digits = getNumberFormat('plain', tenths % 10 === 0 ? 0 : 1).format(tenths / 10);
  return texts.amountInUnits({
    figure: `${wholeUnits < 0 ? texts.minus : ''}${digits}`,
    unit: texts.units[unit.name][form],
  });
}

/**
 * Formats a short amount: "4,200", "12.5 L", "1.2 Cr" (M and B outside the subcontinent). Rounds down to one decimal.
 */
export const formatShortAmount = (amount: Money): string => formatInUnits(amount, 'mark');

/** Formats a short amount for a screen reader: "12.5 lakh", "1.2 crore" (or "million" and "billion"). */
export const formatSpokenShortAmount = (amount: Money): string => formatInUnits(amount, 'word');

/**
 * Formats the size on offer at a price. Like `formatShortAmount`, but amounts below 1 keep their decimals ("0.50",
 * never "0").
 */
export const formatSize = (size: Money): string =>
  size > 0 && size < 100 ? formatAmount(size) : formatShortAmount(size);

/** Formats the size on offer for a screen reader. */
export const formatSpokenSize = (size: Money): string =>
  size > 0 && size < 100 ? formatAmount(size) : formatSpokenShortAmount(size);

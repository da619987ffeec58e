import { isWholeUnits, money, ZERO, type Money } from './money.ts';
import { LARGEST_STAKE } from './stake.ts';

/** Why a text in an amount field is no amount. Every problem has its words in shared/format/amount-problem.ts. */
export type AmountProblem = 'no-number' | 'grouping' | 'negative' | 'decimals' | 'fraction' | 'too-large';

/** What the text in an amount field means. An unreadable text stays in its field and is never sent as another amount. */
export type AmountInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'unreadable'; readonly problem: AmountProblem };

/** The digits of a decimal number, without grouping. */
export interface DecimalInput {
  readonly negative: boolean;
  readonly integer: string;
  readonly fraction: string;
}

/** Space, no-break space, thin space and narrow no-break space: what people and spreadsheets group digits with. */
const SPACES = /[ \u00a0\u2009\u202f]/g;
const DECIMAL = /^([-−]?)([\d, ]*)(?:\.(\d*))?$/;
/** One separator throughout: 1,234,567 or, as in India, 12,34,567. */
const GROUPED = /^(?:\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*|\d{1,2}(?:([, ])\d{2})(?:\2\d{2})*\2\d{3})$/;

/**
 * Reads the text of a number field as a whole: digits, grouped or not, with a decimal point or none. A comma is never a decimal
 * point, because 2,500 would then have two meanings. `null` where the field is empty.
 */
export function parseDecimal(text: string): DecimalInput | 'no-number' | 'grouping' | null {
  const plain = text.trim().replace(SPACES, ' ');
  if (plain === '') return null;
  const match = DECIMAL.exec(plain);
  if (match === null) return /^[-−]?[\d,. ]*\d[\d,. ]*$/.test(plain) ? 'grouping' : 'no-number';
  const [, minus, grouped = '', fraction = ''] = match;
  if (!/\d/.test(grouped + fraction)) return 'no-number';
  if (/[, ]/.test(grouped) && !GROUPED.test(grouped)) return 'grouping';
  return {
    negative: minus !== '',
    integer: grouped.replace(/[, ]/g, '').replace(/^0+/, ''),
    fraction: fraction.replace(/0+$/, ''),
  };
}

const createUnreadable = (problem: AmountProblem): AmountInput => ({ kind: 'unreadable', problem });

const largestDigits = String(LARGEST_STAKE / 100).length;

/** Whole digits and two decimals as hundredths, exact; at most `LARGEST_STAKE`. */
function toAmountInput(integer: string, fraction: string): AmountInput {
  if (integer.length > largestDigits) return createUnreadable('too-large');
  const amount = money(Number(integer) * 100 + Number(fraction.padEnd(2, '0')));
  return amount > LARGEST_STAKE ? createUnreadable('too-large') : { kind: 'amount', amount };
}

/** An amount of money: two decimals at most, no minus. Not above `LARGEST_STAKE`. */
export function parseAmount(text: string): AmountInput {
  const decimal = parseDecimal(text);
  if (decimal === null) return { kind: 'empty' };
  if (typeof decimal === 'string') return createUnreadable(decimal);
  if (decimal.negative) return createUnreadable('negative');
  return decimal.fraction.length > 2 ? createUnreadable('decimals') : toAmountInput(decimal.integer, decimal.fraction);
}

/**
 * A stake in whole units: the absolute value, floored (specification 5). So −500 is 500 and 99.9 is 99; what is below 1 is the
 * amount 0. Not above `LARGEST_STAKE`.
 */
export function parseStake(text: string): AmountInput {
  const decimal = parseDecimal(text);
  if (decimal === null) return { kind: 'empty' };
  return typeof decimal === 'string' ? createUnreadable(decimal) : toAmountInput(decimal.integer, '');
}

/** A whole amount of money, such as a limit or a quick stake. Unlike a stake it is not floored: 12.5 is refused. */
export function parseWholeAmount(text: string): AmountInput {
  const input = parseAmount(text);
  return (input.kind === 'amount' && !isWholeUnits(input.amount)) ||
    (input.kind === 'unreadable' && input.problem === 'decimals')
    ? createUnreadable('fraction')
    : input;
}

/** The amount of a readable text above 0; null for every other text. */
export const getPositiveAmount = (input: AmountInput): Money | null =>
  input.kind === 'amount' && input.amount > ZERO ? input.amount : null;

import { toLatinNumber } from './latin-digits.ts';
import { isWholeUnits, type Money, money, ZERO } from './money.ts';
import { MAX_STAKE } from './stake.ts';

/** Reason why the text of an amount field is invalid. shared/format/amount-problem.ts has a message for each. */
export type AmountProblem = 'no-number' | 'grouping' | 'negative' | 'decimals' | 'fraction' | 'too-large';

/** Parsed text of an amount field. Invalid text stays in its field and is never sent as another amount. */
export type AmountInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'unreadable'; readonly problem: AmountProblem };

/** Parsed text of a number field. The digits of a decimal number have no grouping. */
export type DecimalInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'decimal'; readonly isNegative: boolean; readonly integer: string; readonly fraction: string }
  | { readonly kind: 'unreadable'; readonly problem: 'no-number' | 'grouping' };

/** Space, no-break space, thin space and narrow no-break space, used as group separators by people and spreadsheets. */
const SPACES = /[ \u00a0\u2009\u202f]/g;
const DECIMAL = /^([-−]?)([\d, ]*)(?:\.(\d*))?$/;
/** Groups with one separator throughout: 1,234,567 or, as in India, 12,34,567. */
const GROUPED = /^(?:\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*|\d{1,2}(?:([, ])\d{2})(?:\2\d{2})*\2\d{3})$/;

const createUnreadable = <Problem extends AmountProblem>(problem: Problem) =>
  ({ kind: 'unreadable', problem }) as const;

/**
 * Parses the whole text of a number field: digits of any script, grouped or not, with an optional decimal point.
 *
 * A comma is never a decimal point, because 2,500 would then have two meanings.
 */
export function parseDecimal(text: string): DecimalInput {
  const plain = toLatinNumber(text).trim().replace(SPACES, ' ');
  if (plain === '') return { kind: 'empty' };
  const match = DECIMAL.exec(plain);
  if (match === null) return createUnreadable(/^[-−]?[\d,. ]*\d[\d,. ]*$/.test(plain) ? 'grouping' : 'no-number');
  const [, minus, grouped = '', fraction = ''] = match;
  if (!/\d/.test(grouped + fraction)) return createUnreadable('no-number');
  if (/[, ]/.test(grouped) && !GROUPED.test(grouped)) return createUnreadable('grouping');
  return {
    kind: 'decimal',
    isNegative: minus !== '',
    integer: grouped.replace(/[, ]/g, '').replace(/^0+/, ''),
    fraction: fraction.replace(/0+$/, ''),
  };
}

const maxDigits = String(MAX_STAKE / 100).length;

/** Converts digits and two decimals to exact hundredths of at most `MAX_STAKE`. */
function toAmountInput(integer: string, fraction: string): AmountInput {
  if (integer.length > maxDigits) return createUnreadable('too-large');
  const amount = money(Number(integer) * 100 + Number(fraction.padEnd(2, '0')));
  return amount > MAX_STAKE ? createUnreadable('too-large') : { kind: 'amount', amount };
}

/** Parses an amount of money: at most two decimals, no minus, at most `MAX_STAKE`. */
export function parseAmount(text: string): AmountInput {
  const decimal = parseDecimal(text);
  if (decimal.kind !== 'decimal') return decimal;
  if (decimal.isNegative) return createUnreadable('negative');
  return decimal.fraction.length > 2 ? createUnreadable('decimals') : toAmountInput(decimal.integer, decimal.fraction);
}

/**
 * Parses a stake in whole units: the absolute value, rounded down (docs/requirements.md#52-bet-placement).
 *
 * −500 becomes 500, 99.9 becomes 99, and a stake below 1 becomes 0. At most `MAX_STAKE`.
 */
export function parseStake(text: string): AmountInput {
  const decimal = parseDecimal(text);
  return decimal.kind === 'decimal' ? toAmountInput(decimal.integer, '') : decimal;
}

/** Parses a whole amount of money, such as a limit or a quick stake. Unlike a stake, 12.5 is invalid. */
export function parseWholeAmount(text: string): AmountInput {
  const input = parseAmount(text);
  return (input.kind === 'amount' && !isWholeUnits(input.amount)) ||
    (input.kind === 'unreadable' && input.problem === 'decimals')
    ? createUnreadable('fraction')
    : input;
}

/** Returns the amount of a valid text above 0, else null. */
export const getPositiveAmount = (input: AmountInput): Money | null =>
  input.kind === 'amount' && input.amount > ZERO ? input.amount : null;

import type { MarketKind } from '#shared/domain/market/market.ts';
import { type Money, toDecimal } from '#shared/domain/money/money.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { getNumberFormat } from '#shared/format/display.ts';
import { getOddsFormatter } from '#shared/format/odds-format.ts';
import { formatPrice } from '#shared/format/price.ts';
import { formatTimestamp, formatWallClock, parseTimestamp, type TimestampStyle } from '#shared/format/timestamp.ts';

/** A figure that is not money. `isTextInFiles`: files hold its text on screen, not its number. */
interface NumberCellValue {
  readonly kind: 'number';
  readonly hundredths: number | null;
  readonly display: string | null;
  readonly isTextInFiles?: boolean;
}

/** Value of a cell for screen, sorting, search and every file format. Null: no value, drawn as a dash. */
export type TableCellValue =
  | { readonly kind: 'text'; readonly text: string | null }
  | { readonly kind: 'money'; readonly amount: Money | null; readonly sign: 'negative' | 'always' }
  | NumberCellValue
  /** A calendar day, "2026-11-21". It belongs to no time zone. */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'moment'; readonly at: string | null; readonly style: TimestampStyle };

/** An empty text counts as no value. */
export const toTextCell = (text: string | null): TableCellValue => ({ kind: 'text', text: text === '' ? null : text });

/** `always` marks gains with a plus, for results. */
export const toMoneyCell = (amount: Money | null, sign: 'negative' | 'always' = 'negative'): TableCellValue => ({
  kind: 'money',
  amount,
  sign,
});

/** A figure that is not money, such as a price or a run, in hundredths. `display` is its text on screen. */
export const toNumberCell = (hundredths: number | null, display: string | null = null): NumberCellValue => ({
  kind: 'number',
  hundredths,
  display,
});

/** A price. Files hold odds as text when the bettor reads them in another format than decimal. */
export const toPriceCell = (price: BetPrice | null, kind: MarketKind): TableCellValue => ({
  ...toNumberCell(price, formatPrice(price, kind)),
  isTextInFiles: kind === 'odds' && getOddsFormatter() !== null,
});

/** ISO 8601, UTC. Formatted like every moment on screen: "21 Nov 2026, 20:05". */
export const toTimestampCell = (at: string | null, style: TimestampStyle = 'moment'): TableCellValue => ({
  kind: 'moment',
  at,
  style,
});

/** A calendar day, "2026-11-21". Formatted like every date on screen: "21 Nov 2026". Files hold it as it is. */
export const toDayCell = (day: string): TableCellValue => ({ kind: 'day', day });

const NO_VALUE = '–';

/** Returns the text on screen, a dash for no value. */
export function formatCell(value: TableCellValue): string {
  switch (value.kind) {
    case 'text':
      return value.text ?? NO_VALUE;
    case 'money':
      return value.amount === null ? NO_VALUE : formatAmount(value.amount, { sign: value.sign });
    case 'number':
      return value.hundredths === null
        ? NO_VALUE
        : (value.display ?? getNumberFormat('plain', 2).format(value.hundredths / 100));
    case 'day':
      return formatWallClock(Date.parse(value.day), 'date');
    case 'moment':
      return formatTimestamp(value.at, value.style) ?? NO_VALUE;
  }
}

export const hasValue = (value: TableCellValue): boolean => formatCell(value) !== NO_VALUE;

/** Returns the sort key of a value. Null sorts last in both directions. */
export function getSortKey(value: TableCellValue): string | number | null {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'money':
      return value.amount;
    case 'number':
      return value.hundredths;
    case 'day':
      return Date.parse(value.day);
    case 'moment':
      return parseTimestamp(value.at);
  }
}

/** Returns the plain number of a figure for files, or null. */
export function toNumber(value: TableCellValue): number | null {
  if (value.kind === 'money') return value.amount === null ? null : toDecimal(value.amount);
  return value.kind === 'number' && value.hundredths !== null ? value.hundredths / 100 : null;
}

/** Returns the text of a price that files hold as text, or null. */
export const toFileText = (value: NumberCellValue): string | null =>
  value.isTextInFiles === true && value.hundredths !== null ? value.display : null;

export const isNumeric = (value: TableCellValue): boolean => value.kind === 'money' || value.kind === 'number';

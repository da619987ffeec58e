import { decimal, type Money } from '#shared/domain/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { numberFormat } from '#shared/format/display.ts';
import { formatWhen, parseWhen, type WhenStyle } from '#shared/format/when.ts';

/** What a cell holds, once for the screen, the order, the search and every file it is written to. Null: there is none, drawn as a dash. */
export type CellValue =
  | { readonly kind: 'text'; readonly text: string | null }
  | { readonly kind: 'money'; readonly amount: Money | null; readonly sign: 'negative' | 'always' }
  | { readonly kind: 'number'; readonly hundredths: number | null; readonly shown: string | null }
  | { readonly kind: 'moment'; readonly at: string | null; readonly style: WhenStyle };

/** An empty text counts as none. */
export const textCell = (text: string | null): CellValue => ({ kind: 'text', text: text === '' ? null : text });

/** `always` marks gains with a plus: for results. */
export const moneyCell = (amount: Money | null, sign: 'negative' | 'always' = 'negative'): CellValue => ({ kind: 'money', amount, sign });

/** A figure that is no money, a price or a run, in whole hundredths; `shown` is how the screen writes it. */
export const numberCell = (hundredths: number | null, shown: string | null = null): CellValue => ({ kind: 'number', hundredths, shown });

/** ISO 8601, UTC. Written like every moment on the screen: "21 Nov 2026, 20:05". */
export const momentCell = (at: string | null, style: WhenStyle = 'moment'): CellValue => ({ kind: 'moment', at, style });

const NONE = '–';

/** As the screen shows it; a dash for none. */
export function cellText(value: CellValue): string {
  switch (value.kind) {
    case 'text':
      return value.text ?? NONE;
    case 'money':
      return value.amount === null ? NONE : formatAmount(value.amount, { sign: value.sign });
    case 'number':
      return value.hundredths === null ? NONE : (value.shown ?? numberFormat('plain', 2).format(value.hundredths / 100));
    case 'moment':
      return formatWhen(value.at, value.style) ?? NONE;
  }
}

/** What rows are put in order by; null goes last whatever the direction. */
export function cellOrder(value: CellValue): string | number | null {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'money':
      return value.amount;
    case 'number':
      return value.hundredths;
    case 'moment':
      return parseWhen(value.at);
  }
}

/** The plain number of a figure, for files that keep numbers as numbers; null for none and for what is no figure. */
export function cellNumber(value: CellValue): number | null {
  if (value.kind === 'money') return value.amount === null ? null : decimal(value.amount);
  return value.kind === 'number' && value.hundredths !== null ? value.hundredths / 100 : null;
}

export const isFigure = (value: CellValue): boolean => value.kind === 'money' || value.kind === 'number';

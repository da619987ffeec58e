import { money } from '#shared/domain/money/money.ts';
import { toMoneyCell, toNumberCell, toTextCell, toTimestampCell } from '../../../DataTable/model/cell-value.ts';
import type { Column } from '../../../DataTable/model/column.ts';
import { createSheet } from '../export-sheet.ts';

export interface Row {
  readonly text: string;
  readonly amount: number | null;
}

/** Computed without the product's own sums. */
const sumOf = (found: readonly Row[]) => money(found.reduce((all, { amount }) => all + (amount ?? 0), 0));

export const columns: readonly Column<Row>[] = [
  { id: 'text', header: 'Event', width: 20, getValue: ({ text }) => toTextCell(text) },
  {
    id: 'amount',
    header: 'P & L',
    width: 10,
    getValue: ({ amount }) => toMoneyCell(amount === null ? null : money(amount), 'always'),
    getFooter: (found) => toMoneyCell(sumOf(found), 'always'),
  },
  { id: 'price', header: 'Price', width: 10, getValue: () => toNumberCell(198) },
  { id: 'at', header: 'Date', width: 12, getValue: () => toTimestampCell('2026-11-21T14:35:09Z') },
];

/** Hostile server texts, which a spreadsheet must not run. */
export const hostile = [
  '=HYPERLINK("http://evil.example","win")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1',
  '=1\n+2',
  ' =1',
  '＝1',
  '-5',
  '"quoted", and comma',
  'two\nlines',
  '₹ ñ Ω Ж हिन्दी',
  "'=1",
  '#REF!',
  'constructor',
  '__proto__',
  'Team A;=1+1',
  'Team B; ＝1',
];
export const rows: readonly Row[] = hostile.map((text, index) => ({
  text,
  amount: index === 0 ? null : (index % 2 === 0 ? 1 : -1) * 123_456 * index,
}));
const notes = [
  ['Days', toTextCell('1 to 21 November')],
  ['Search', toTextCell('=1+1')],
  ['Opening balance', toMoneyCell(money(-123_450))],
] as const;
export const sheet = createSheet('Settled bets', notes, columns, rows);
export const total = rows.reduce((all, { amount }) => all + (amount ?? 0), 0);
export const readBytes = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

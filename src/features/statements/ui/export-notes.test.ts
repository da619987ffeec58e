import { expect, test } from 'vitest';
import { money } from '#shared/domain/money/money.ts';
import { formatCell } from '#ui-kit/data/DataTable/model/cell-value.ts';
import type { NumberedRow } from '../api/queries.ts';
import { createStatementExportNotes } from './export-notes.ts';

const createRow = (position: number, amount: number, balance: number): NumberedRow => ({
  position,
  at: '2026-11-21T14:30:00.000Z',
  amount: money(amount),
  balance: money(balance),
  kind: 'betting',
  description: '',
  matchId: null,
  eventId: null,
  of: 'market',
  remark: '',
});
const rows = [createRow(0, 500, 1_500), createRow(1, -250, 1_250), createRow(2, 10, 1_260)];
const days = { from: '2026-11-01', to: '2026-11-21' };
const createTestNotes = (change: Partial<Parameters<typeof createStatementExportNotes>[0]>) =>
  createStatementExportNotes({ days, kind: '', search: '', exportedRows: rows, rows, isComplete: true, ...change }).map(
    ([name, value]) => `${name}: ${formatCell(value)}`,
  );

test('an export of a whole statement names its days and both balances', () => {
  expect(createTestNotes({})).toEqual([
    'Days: 01 Nov 2026 to 21 Nov 2026',
    'Opening balance: 10.00',
    'Closing balance: 12.60',
  ]);
  expect(createTestNotes({ exportedRows: rows.toReversed() })).toHaveLength(3);
});

test('an export of some rows names its filter and its search instead of a balance', () => {
  expect(createTestNotes({ kind: 'betting', search: ' mumbai', exportedRows: rows.slice(1) })).toEqual([
    'Days: 01 Nov 2026 to 21 Nov 2026',
    'Type: Sports',
    'Search: mumbai',
  ]);
});

test('an export whose filter keeps every row still has both balances', () => {
  expect(createTestNotes({ search: 'm' })).toEqual([
    'Days: 01 Nov 2026 to 21 Nov 2026',
    'Search: m',
    'Opening balance: 10.00',
    'Closing balance: 12.60',
  ]);
});

test('an export has no balance when the rows have a gap', () => {
  const gap = [rows[0], createRow(1, -250, 1_251), rows[2]].flatMap((each) => (each ? [each] : []));
  expect(createTestNotes({ rows: gap, exportedRows: gap })).toEqual(['Days: 01 Nov 2026 to 21 Nov 2026']);
  expect(createTestNotes({ isComplete: false })).toEqual(['Days: 01 Nov 2026 to 21 Nov 2026']);
});

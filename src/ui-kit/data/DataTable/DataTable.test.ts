import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#shared/domain/money/money.ts';
import { clampPosition, HEAD_ROW, movePosition } from './grid/cell-position.ts';
import {
  formatCell,
  getSortKey,
  toMoneyCell,
  toNumber,
  toNumberCell,
  toTextCell,
  toTimestampCell,
} from './model/cell-value.ts';
import { calculateWidths, collapseColumns, TOGGLE_REM } from './model/collapse-columns.ts';
import { calculateLastPage, createEntries, matchesSearch, searchRows } from './model/table-model.ts';
import { calculateTotals } from './model/totals.ts';

describe('collapsing columns', () => {
  const columns = [
    { id: 'a', width: 10 },
    { id: 'b', width: 5, priority: 2 },
    { id: 'c', width: 5, priority: 1 },
    { id: 'd', width: 5, priority: 2 },
  ];
  test.each([
    [25, []],
    [24.9, ['d']],
    [20 + TOGGLE_REM, ['d']],
    [20, ['d', 'b']],
    [5, ['d', 'b', 'c']],
  ])('collapseColumns with %f rem collapses %j', (available, collapsedIds) =>
    expect([...collapseColumns(columns, available)]).toEqual(collapsedIds),
  );

  const remaining = [{ width: 10 }, { width: 5, grow: true }];
  test('the columns keep their own widths while all of them fit', () => {
    expect(remaining.map(calculateWidths(remaining, false, 15).getWidth)).toEqual(['10rem', undefined]);
  });
  test('the column widths share a space that is too narrow for the remaining columns', () => {
    const { toggle, getWidth } = calculateWidths(remaining, true, 12);
    const shares = [toggle, ...remaining.map(getWidth)].map((share) => Number.parseFloat(share ?? ''));
    expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(100);
    expect((shares[1] ?? 0) / (shares[2] ?? 1)).toBeCloseTo(2);
  });
});

describe('moving between cells', () => {
  const extent = { rows: 100, columns: 4, firstRow: HEAD_ROW, pageRows: 10, isRightToLeft: false } as const;
  test.each([
    ['ArrowDown', false, { row: 6, column: 2 }],
    ['ArrowUp', false, { row: 4, column: 2 }],
    ['ArrowRight', false, { row: 5, column: 3 }],
    ['ArrowLeft', false, { row: 5, column: 1 }],
    ['Home', false, { row: 5, column: 0 }],
    ['End', false, { row: 5, column: 3 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 3 }],
    ['PageDown', false, { row: 15, column: 2 }],
    ['PageUp', false, { row: 0, column: 2 }],
    ['Tab', false, null],
  ] as const)('movePosition moves on %s (Ctrl: %s)', (key, ctrl, to) =>
    expect(movePosition({ row: 5, column: 2 }, key, ctrl, extent)).toEqual(to),
  );

  test('movePosition follows arrow keys in a right-to-left table', () => {
    expect(movePosition({ row: 5, column: 2 }, 'ArrowRight', false, { ...extent, isRightToLeft: true })).toEqual({
      row: 5,
      column: 1,
    });
  });

  test('movePosition stays in the table and its head', () => {
    expect(movePosition({ row: 0, column: 0 }, 'ArrowUp', false, extent)).toEqual({ row: HEAD_ROW, column: 0 });
    expect(movePosition({ row: HEAD_ROW, column: 0 }, 'ArrowUp', false, extent)).toEqual({ row: HEAD_ROW, column: 0 });
    expect(clampPosition({ row: 500, column: 9 }, extent)).toEqual({ row: 99, column: 3 });
  });

  test('movePosition stays in the first row when the head has nothing to press', () => {
    const cards = { ...extent, firstRow: 0 } as const;
    expect(movePosition({ row: 0, column: 1 }, 'ArrowUp', false, cards)).toEqual({ row: 0, column: 1 });
  });
});

describe('table cell', () => {
  test('shows a dash, has no number and sorts last when it has no value', () => {
    for (const value of [
      toTextCell(''),
      toTextCell(null),
      toMoneyCell(null),
      toNumberCell(null),
      toTimestampCell(null),
    ])
      expect([formatCell(value), toNumber(value), getSortKey(value)]).toEqual(['–', null, null]);
  });

  test('is a plain number in files and grouped on screen', () => {
    expect([formatCell(toMoneyCell(money(-12_345_650), 'always')), toNumber(toMoneyCell(money(-12_345_650)))]).toEqual([
      '−1,23,456.50',
      -123_456.5,
    ]);
    expect([formatCell(toNumberCell(198, '1.98')), toNumber(toNumberCell(198))]).toEqual(['1.98', 1.98]);
  });
});

test('table search finds every word anywhere in the row, ignoring case', () => {
  const [entry] = createEntries(
    [{ event: 'Delhi v Kolkata', runner: 'Over 7' }],
    [
      { id: 'e', header: 'E', width: 1, getValue: ({ event }) => toTextCell(event) },
      { id: 'r', header: 'R', width: 1, getValue: ({ runner }) => toTextCell(runner) },
    ],
    ({ event }) => event,
  );
  expect(
    ['over KOLKATA', ' delhi ', '', 'over 8', 'kolkataover'].map((search) => matchesSearch(entry?.text ?? '', search)),
  ).toEqual([true, true, true, false, false]);
});

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [10_000, 'all', 1],
] as const)('calculateLastPage of %i rows by %s is %i', (total, length, last) =>
  expect(calculateLastPage(total, length)).toBe(last),
);

describe('table total', () => {
  const amountsTotal = (rows: readonly number[]) => toMoneyCell(money(rows.reduce((all, row) => all + row, 0)));
  const text = { id: 'name', header: 'Name', width: 5, getValue: (row: number) => toTextCell(String(row)) };
  const figure = {
    id: 'amount',
    header: 'Amount',
    width: 5,
    getValue: (row: number) => toMoneyCell(money(row)),
    getFooter: amountsTotal,
  };

  test('sums the given rows, with its label in the first column without a total', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (rows) => {
        const expected = toMoneyCell(money(Number(rows.reduce((all, row) => all + BigInt(row), 0n))));
        expect(calculateTotals([text, text, figure], rows)).toEqual([toTextCell('Total'), null, expected]);
        expect(calculateTotals([figure, text], rows)).toEqual([expected, toTextCell('Total')]);
      }),
    );
  });

  test('is null without rows and without columns to sum', () => {
    expect([calculateTotals([text, figure], []), calculateTotals([text], [1])]).toEqual([null, null]);
  });

  test('covers the rows that a search finds outside the table', () => {
    expect(searchRows([1, 12, 20], [text], ' 1 ')).toEqual([1, 12]);
    expect(searchRows([1, 12, 20], [text], ' ')).toEqual([1, 12, 20]);
  });
});

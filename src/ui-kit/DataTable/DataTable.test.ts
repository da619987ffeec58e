import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#shared/domain/money.ts';
import { cellNumber, cellOrder, cellText, moneyCell, momentCell, numberCell, textCell } from './cellValue.ts';
import { collapsed, TOGGLE_REM, widthsOf } from './collapse.ts';
import { entriesOf, holds, lastPage, rowsFound } from './model.ts';
import { HEAD, nextSpot, within } from './spot.ts';
import { changeTable, freshTable, pageLengthsAndAll, pressSort, readTableState, speaksOfTable, writeTableState, type TableState } from './tableState.ts';
import { totalsOf } from './totals.ts';

describe('a table’s state in the address', () => {
  const fresh: TableState = { ...freshTable, length: 25, sort: { column: 'placed', direction: 'desc' }, filters: { list: 'open', sport: '' } };
  const text = fc.string({ maxLength: 100 });
  const states = fc.record<TableState>({
    sort: fc.option(fc.record({ column: fc.constantFrom('stake', 'P-L', 'a_1'), direction: fc.constantFrom('asc' as const, 'desc' as const) })),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    length: fc.constantFrom(...pageLengthsAndAll),
    search: text,
    filters: fc.record({ list: text, sport: text }),
  });

  test('is read back as it was written, beside what else stands there', () => {
    fc.assert(
      fc.property(states, (state) => {
        const written = writeTableState(new URLSearchParams('other=1'), state, fresh);
        expect(readTableState(new URLSearchParams(written.toString()), fresh)).toEqual(state);
        expect(written.get('other')).toBe('1');
      }),
    );
  });

  test('says nothing of what is as it was', () => {
    expect(writeTableState(new URLSearchParams(), fresh, fresh).toString()).toBe('');
    expect(speaksOfTable(new URLSearchParams('other=1'), fresh)).toBe(false);
    expect(speaksOfTable(new URLSearchParams('sport=4'), fresh)).toBe(true);
  });

  test.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'length=7', 'length=1000000', 'page=9999999'])('%s is as nothing', (query) =>
    expect(readTableState(new URLSearchParams(query), fresh)).toEqual(fresh),
  );

  test('starts at the first page again when it is ordered or narrowed', () => {
    const third = { ...fresh, page: 3 };
    expect(changeTable(third, { search: 'a' }).page).toBe(1);
    const up = pressSort(third, 'stake');
    expect([up.sort, up.page, pressSort(up, 'stake').sort, pressSort(pressSort(up, 'stake'), 'stake').sort]).toEqual([
      { column: 'stake', direction: 'asc' }, 1, { column: 'stake', direction: 'desc' }, { column: 'stake', direction: 'asc' },
    ]);
  });
});

describe('where room is short', () => {
  const columns = [{ id: 'a', width: 10 }, { id: 'b', width: 5, priority: 2 }, { id: 'c', width: 5, priority: 1 }, { id: 'd', width: 5, priority: 2 }];
  test.each([
    [25, []],
    [24.9, ['d']],
    [20 + TOGGLE_REM, ['d']],
    [20, ['d', 'b']],
    [5, ['d', 'b', 'c']],
  ])('%f rem leave out %j', (room, gone) => expect([...collapsed(columns, room)]).toEqual(gone));

  const stays = [{ width: 10 }, { width: 5, grow: true }];
  test('columns keep their own widths while they fit', () => {
    expect(stays.map(widthsOf(stays, false, 15).of)).toEqual(['10rem', undefined]);
  });
  test('columns share a room that is too narrow for all that stay', () => {
    const { toggle, of } = widthsOf(stays, true, 12);
    const shares = [toggle, ...stays.map(of)].map((share) => Number.parseFloat(share ?? ''));
    expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(100);
    expect((shares[1] ?? 0) / (shares[2] ?? 1)).toBeCloseTo(2);
  });
});

describe('walking', () => {
  const extent = { rows: 100, columns: 4, leap: 10, rightToLeft: false };
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
  ] as const)('%s (Ctrl: %s)', (key, ctrl, to) => expect(nextSpot({ row: 5, column: 2 }, key, ctrl, extent)).toEqual(to));

  test('right to left, the arrows lead where they point', () => {
    expect(nextSpot({ row: 5, column: 2 }, 'ArrowRight', false, { ...extent, rightToLeft: true })).toEqual({ row: 5, column: 1 });
  });

  test('never leaves the table, and its head is above the first row', () => {
    expect(nextSpot({ row: 0, column: 0 }, 'ArrowUp', false, extent)).toEqual({ row: HEAD, column: 0 });
    expect(nextSpot({ row: HEAD, column: 0 }, 'ArrowUp', false, extent)).toEqual({ row: HEAD, column: 0 });
    expect(within({ row: 500, column: 9 }, extent)).toEqual({ row: 99, column: 3 });
  });
});

describe('a cell', () => {
  test('without a value is a dash, no number, and goes last', () => {
    for (const value of [textCell(''), textCell(null), moneyCell(null), numberCell(null), momentCell(null)]) expect([cellText(value), cellNumber(value), cellOrder(value)]).toEqual(['–', null, null]);
  });

  test('is a plain number in files, and grouped on the screen', () => {
    expect([cellText(moneyCell(money(-12_345_650), 'always')), cellNumber(moneyCell(money(-12_345_650)))]).toEqual(['−1,23,456.50', -123_456.5]);
    expect([cellText(numberCell(198, '1.98')), cellNumber(numberCell(198))]).toEqual(['1.98', 1.98]);
  });
});

test('a search finds every word anywhere in the row, whatever its case', () => {
  const [entry] = entriesOf([{ event: 'Delhi v Kolkata', runner: 'Over 7' }], [
    { id: 'e', header: 'E', width: 1, value: ({ event }) => textCell(event) },
    { id: 'r', header: 'R', width: 1, value: ({ runner }) => textCell(runner) },
  ], ({ event }) => event);
  expect(['over KOLKATA', ' delhi ', '', 'over 8', 'kolkataover'].map((search) => holds(entry?.text ?? '', search))).toEqual([true, true, true, false, false]);
});

test.each([[0, 10, 1], [10, 10, 1], [11, 10, 2], [10_000, 'all', 1]] as const)('%i rows by %s end on page %i', (total, length, last) => expect(lastPage(total, length)).toBe(last));

describe('the total of a table', () => {
  const amountsTotal = (rows: readonly number[]) => moneyCell(money(rows.reduce((all, row) => all + row, 0)));
  const text = { id: 'name', header: 'Name', width: 5, value: (row: number) => textCell(String(row)) };
  const figure = { id: 'amount', header: 'Amount', width: 5, value: (row: number) => moneyCell(money(row)), footer: amountsTotal };

  test('is that of the rows given, with its label in the first column without a total', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (rows) => {
        const expected = moneyCell(money(Number(rows.reduce((all, row) => all + BigInt(row), 0n))));
        expect(totalsOf([text, text, figure], rows)).toEqual([textCell('Total'), null, expected]);
        expect(totalsOf([figure, text], rows)).toEqual([expected, textCell('Total')]);
      }),
    );
  });

  test('is none without rows, and none where no column adds up', () => {
    expect([totalsOf([text, figure], []), totalsOf([text], [1])]).toEqual([null, null]);
  });

  test('covers what a search finds outside the table too', () => {
    expect(rowsFound([1, 12, 20], [text], ' 1 ')).toEqual([1, 12]);
    expect(rowsFound([1, 12, 20], [text], ' ')).toEqual([1, 12, 20]);
  });
});

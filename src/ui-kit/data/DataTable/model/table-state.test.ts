import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultTableState,
  hasTableParams,
  pageLengthsAndAll,
  readTableState,
  type TableState,
  toggleSort,
  updateTableState,
  writeTableState,
} from './table-state.ts';

describe('table state in the address', () => {
  const defaults: TableState = {
    ...defaultTableState,
    length: 25,
    sort: { column: 'placed', direction: 'desc' },
    filters: { list: 'open', sport: '' },
  };
  const text = fc.string({ maxLength: 100 });
  const states = fc.record<TableState>({
    sort: fc.option(
      fc.record({
        column: fc.constantFrom('stake', 'P-L', 'a_1'),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    ),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    length: fc.constantFrom(...pageLengthsAndAll),
    search: text,
    filters: fc.record({ list: text, sport: text }),
  });

  test('readTableState returns the state that writeTableState wrote', () => {
    fc.assert(
      fc.property(states, (state) => {
        const written = writeTableState(new URLSearchParams('other=1'), state, defaults);
        expect(readTableState(new URLSearchParams(written.toString()), defaults)).toEqual(state);
        expect(written.get('other')).toBe('1');
      }),
    );
  });

  test('writeTableState leaves out values equal to the initial state', () => {
    expect(writeTableState(new URLSearchParams(), defaults, defaults).toString()).toBe('');
    expect(hasTableParams(new URLSearchParams('other=1'), defaults)).toBe(false);
    expect(hasTableParams(new URLSearchParams('sport=4'), defaults)).toBe(true);
  });

  test.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'length=7', 'length=1000000', 'page=9999999'])(
    'readTableState ignores %s',
    (query) => expect(readTableState(new URLSearchParams(query), defaults)).toEqual(defaults),
  );

  test('updateTableState returns to the first page after a new order or filter', () => {
    const third = { ...defaults, page: 3 };
    expect(updateTableState(third, { search: 'a' }).page).toBe(1);
    const ascending = toggleSort(third, 'stake');
    expect([
      ascending.sort,
      ascending.page,
      toggleSort(ascending, 'stake').sort,
      toggleSort(toggleSort(ascending, 'stake'), 'stake').sort,
    ]).toEqual([
      { column: 'stake', direction: 'asc' },
      1,
      { column: 'stake', direction: 'desc' },
      { column: 'stake', direction: 'asc' },
    ]);
  });
});

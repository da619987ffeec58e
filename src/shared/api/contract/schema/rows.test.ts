import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readWithDrift } from '../../testing/read-with-drift.ts';
import { watchDrift } from '../../wire/drift.ts';
import { list, rows } from './rows.ts';

const row = z.object({ a: z.number() });

describe('rows', () => {
  test('drops a row that does not fit and reports the first one', () => {
    const { value, drift } = readWithDrift(rows(row), [{ a: 1 }, { a: 'x' }, { a: 3 }, null]);
    expect(value.data).toEqual([{ a: 1 }, { a: 3 }]);
    expect(drift).toEqual([{ count: 2, path: '1.a', row: '1', expected: 'number', value: '"x"' }]);
  });

  test.each([rows, list])('a list schema reads the object that PHP writes for a list (%o)', (createList) => {
    expect(readWithDrift(createList(row), { 1: { a: 1 }, 2: { a: 2 }, 10: { a: 3 } }).value.data).toEqual([
      { a: 1 },
      { a: 2 },
      { a: 3 },
    ]);
  });

  test('list fails when one of its entries does not fit', () =>
    expect(readWithDrift(list(row), [{ a: 1 }, {}]).value.success).toBe(false));

  test('fails when none of its rows fits', () => {
    const { value, drift } = readWithDrift(rows(row), [{ a: 'x' }, {}]);
    expect(value.error?.issues[0]?.path).toEqual(['0', 'a']);
    expect(drift).toEqual([]);
  });

  test('reads every empty form as an empty list', () => {
    for (const raw of [[], null, undefined, '', {}]) expect(readWithDrift(rows(row), raw).value.data).toEqual([]);
    expect(readWithDrift(z.object({ of: rows(row), within: list(row) }), {}).value.data).toEqual({
      of: [],
      within: [],
    });
  });

  test('rejects a value that is no list', () => {
    for (const raw of ['x', 3, true, { a: 1 }, { 1: { a: 1 }, b: 2 }])
      expect(readWithDrift(rows(row), raw).value.success).toBe(false);
  });

  test('watchDrift keeps the drift of a nested read apart', () => {
    const outer = watchDrift(() => {
      z.safeParse(rows(row), [{ a: 1 }, {}]);
      return watchDrift(() => z.safeParse(rows(row), [{ a: 1 }, {}, {}])).drift;
    });
    expect([outer.value, outer.drift]).toMatchObject([[{ count: 2, path: '1.a' }], [{ count: 1, path: '1.a' }]]);
  });
});

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readWithDrift } from '../../testing/read-with-drift.ts';
import { countPage, paged } from './paged.ts';

const row = z.object({ a: z.number() });

describe('paged', () => {
  const rows = [{ a: 1 }];
  const metadata = { total: '31', page: 2 };
  test.each([
    ['rows beside metadata', { status: true, data: rows, metadata }, 31, 2],
    ['metadata in an array of one', { data: rows, metadata: [metadata] }, 31, 2],
    ['the pair below data', { data: { data: rows, metadata } }, 31, 2],
    ['the pair below data, in an array of one', { data: [{ data: rows, metadata: [metadata] }] }, 31, 2],
    [
      'rows and metadata as PHP writes lists',
      { data: { 1: { data: { 7: rows[0] }, metadata: { 0: metadata } } } },
      31,
      2,
    ],
    ['no metadata', { data: rows }, null, 1],
    ['metadata null', { data: rows, metadata: null }, null, 1],
    ['metadata that is none', { data: rows, metadata: 'none' }, null, 1],
    ['metadata without a total', { data: rows, metadata: { page: '2' } }, null, 2],
    ['a total below the rows', { data: rows, metadata: { total: 0, page: 2 } }, null, 2],
    ['bare rows', rows, null, 1],
  ])('reads %s', (_name, raw, total, page) =>
    expect(readWithDrift(paged(row), raw).value.data).toEqual({ rows: rows, received: 1, total, page }),
  );

  test('counts dropped rows as received', () =>
    expect(readWithDrift(paged(row), { data: [{ a: 1 }, {}] }).value.data).toEqual({
      rows: rows,
      received: 2,
      total: null,
      page: 1,
    }));

  test.each([
    [null, 10, 31],
    [null, 9, 29],
    [null, 0, 20],
    [12, 10, 12],
  ])('reads a total of %j with %d rows on page 3 as %d', (total, received, counted) =>
    expect(countPage({ rows: [], received, total, page: 3 }, { page: 3, limit: 10 }).total).toBe(counted),
  );

  test('rejects a value that is no page', () => {
    for (const raw of [3, 'x', { data: 4 }, { data: [{ b: 1 }] }])
      expect(readWithDrift(paged(row), raw).value.success).toBe(false);
  });
});

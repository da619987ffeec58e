import { expect, test } from 'vitest';
import { toTextCell } from './cell-value.ts';
import { createEntries } from './table-model.ts';

const columns = [{ id: 'reference', header: 'Reference', getValue: toTextCell, width: 9 }];

test('createEntries gives equal rows different keys', () => {
  const entries = createEntries(['UTR1', 'UTR2', 'UTR1', 'UTR1'], columns, (row) => row);
  expect(entries.map(({ row }) => row)).toEqual(['UTR1', 'UTR2', 'UTR1', 'UTR1']);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(4);
});

test('createEntries keeps the key of a row that an equal one follows', () => {
  const [before] = createEntries(['UTR1'], columns, (row) => row);
  const [after] = createEntries(['UTR1', 'UTR1'], columns, (row) => row);
  expect(after?.key).toBe(before?.key);
});

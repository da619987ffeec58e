import { expect, test } from 'vitest';
import { initialTransactionTable, toRequestFilter } from './transaction-filter.ts';

const filterFor = (filters: Record<string, string>, page = 1) =>
  toRequestFilter({ ...initialTransactionTable, page, filters }, Date.parse('2026-03-14T13:05:00Z'));

test('toRequestFilter takes type and days from the address', () => {
  expect(filterFor({ type: 'WITHDRAW', days: '2026-03-01..2026-03-02' }, 3)).toMatchObject({
    type: 'WITHDRAW',
    page: 3,
    limit: 25,
  });
  expect(filterFor({ type: 'made up', days: 'yesterday' })).toMatchObject({ type: null });
});

test('toRequestFilter returns null when the days are no range', () => {
  expect(filterFor({ type: 'all', days: '2026-03-02..2026-03-01' })).toBeNull();
});

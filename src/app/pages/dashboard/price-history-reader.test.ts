import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createTrendHistoryQuery } from '#features/price-chart/index.ts';
import { createPriceHistoryReader } from './price-history-reader.ts';

const EMPTY = { runners: [], events: [] };

afterEach(() => void vi.restoreAllMocks());

test('createPriceHistoryReader sends the request of a row after that of the row before it', async () => {
  const queries = new QueryClient();
  const pending: ((failed?: 'failed') => void)[] = [];
  vi.spyOn(queries, 'query').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        pending.push((failed) => (failed ? reject(new Error(failed)) : resolve(EMPTY)));
      }),
  );
  const readHistory = createPriceHistoryReader({ queries });
  const [first, second] = [readHistory('1.1'), readHistory('1.2')];
  const failure = expect(first).rejects.toThrow('failed');
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  pending[0]?.('failed');
  await failure;
  await vi.waitFor(() => expect(pending).toHaveLength(2));
  pending[1]?.();
  expect(await second).toEqual([]);
});

test('createPriceHistoryReader sends no request for a market that it has read', async () => {
  const queries = new QueryClient();
  const request = vi.spyOn(globalThis, 'fetch');
  queries.setQueryData(createTrendHistoryQuery('1.1').queryKey, EMPTY);
  expect(await createPriceHistoryReader({ queries })('1.1')).toEqual([]);
  expect(request).not.toHaveBeenCalled();
});

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { getMatchBetsKey } from '#shared/api/query-keys.ts';
import { createPushListener } from './push-updates.ts';

/** A query on screen whose responses arrive when the test sends them. */
function mountQuery(queries: QueryClient, queryKey: readonly unknown[]) {
  const resolvers: ((value: unknown) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => new Promise((resolve) => void resolvers.push(resolve)),
    retry: false,
  });
  const leave = observer.subscribe(() => undefined);
  return { resolvers, leave, readData: () => observer.getCurrentResult().data };
}

describe('createPushListener', () => {
  test('keeps an update when an older response arrives after it', async () => {
    const queries = new QueryClient();
    const key = getMatchBetsKey('1');
    const { resolvers, leave, readData } = mountQuery(queries, key);
    createPushListener(queries).onOwnBets({ op: 'own', account: null, changes: [{ matchId: '1', bets: [] }] });
    expect(readData()).toEqual([]);
    resolvers[0]?.(['as it was before']);
    await vi.waitFor(() => expect(resolvers.length).toBe(2));
    await Promise.resolve();
    expect(readData()).toEqual([]);
    resolvers[1]?.(['as it is now']);
    await vi.waitFor(() => expect(readData()).toEqual(['as it is now']));
    leave();
  });

  test('sends no request when the query has none in flight', async () => {
    const queries = new QueryClient();
    const key = getMatchBetsKey('1');
    const { resolvers, leave, readData } = mountQuery(queries, key);
    resolvers[0]?.(['first']);
    await vi.waitFor(() => expect(readData()).toEqual(['first']));
    createPushListener(queries).onOwnBets({ op: 'own', account: null, changes: [{ matchId: '1', bets: [] }] });
    expect(readData()).toEqual([]);
    expect(resolvers.length).toBe(1);
    leave();
  });
});

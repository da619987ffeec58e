import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { matchBetsKey } from '#shared/api/query-keys.ts';
import { createPushListener } from './push-updates.ts';

/** A query on screen whose answers come when the test says so. */
function onScreen(queries: QueryClient, queryKey: readonly unknown[]) {
  const answers: ((value: unknown) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => new Promise((resolve) => void answers.push(resolve)),
    retry: false,
  });
  const leave = observer.subscribe(() => undefined);
  return { answers, leave, readShown: () => observer.getCurrentResult().data };
}

describe('news by the stream', () => {
  it('an answer that was asked for before the news never takes its place', async () => {
    const queries = new QueryClient();
    const key = matchBetsKey('1');
    const { answers, leave, readShown } = onScreen(queries, key);
    createPushListener(queries).onOwnBets({ op: 'own', account: null, changes: [{ matchId: '1', bets: [] }] });
    expect(readShown()).toEqual([]);
    answers[0]?.(['as it was before']);
    await vi.waitFor(() => expect(answers.length).toBe(2));
    await Promise.resolve();
    expect(readShown()).toEqual([]);
    answers[1]?.(['as it is now']);
    await vi.waitFor(() => expect(readShown()).toEqual(['as it is now']));
    leave();
  });

  it('where nothing is under way, nothing is asked', async () => {
    const queries = new QueryClient();
    const key = matchBetsKey('1');
    const { answers, leave, readShown } = onScreen(queries, key);
    answers[0]?.(['first']);
    await vi.waitFor(() => expect(readShown()).toEqual(['first']));
    createPushListener(queries).onOwnBets({ op: 'own', account: null, changes: [{ matchId: '1', bets: [] }] });
    expect(readShown()).toEqual([]);
    expect(answers.length).toBe(1);
    leave();
  });
});

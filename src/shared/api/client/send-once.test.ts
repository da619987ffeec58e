import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../failure.ts';
import type { ApiResponse } from './call.ts';
import { sendOnce } from './send-once.ts';

afterEach(() => onlineManager.setOnline(true));

const refreshes = [['bets'], ['balance']] as const;
const start = (send: () => Promise<ApiResponse<string>>, queries = new QueryClient()) => ({
  queries,
  outcome: sendOnce(queries, {
    key: 'place-bet',
    send,
    listReceipts: (bet: string) => [bet],
    failureText: 'Something went wrong',
    invalidates: refreshes,
  }),
});
const findMutation = ({ queries }: { queries: QueryClient }) =>
  queries.getMutationCache().find({ mutationKey: ['place-bet'] });
const rejectWith = (error: unknown) => () => Promise.reject(error instanceof Error ? error : new Error(String(error)));

test('sendOnce reports the response with data and message', async () => {
  const sent = start(() => Promise.resolve({ data: 'bet 7', message: 'Placed' }));
  expect(await sent.outcome).toEqual({ type: 'accepted', receipts: ['bet 7'], message: 'Placed' });
  expect(findMutation(sent)?.options).toMatchObject({
    retry: 0,
    networkMode: 'always',
    meta: { toast: 'all', failed: 'Something went wrong', refreshes },
  });
  await vi.waitFor(() =>
    expect(findMutation(sent)?.state).toMatchObject({ status: 'success', data: { message: 'Placed' } }),
  );
});

test.each([
  ['Rate changed', 'Rate changed'],
  ['', 'Something went wrong'],
])('sendOnce reports a refusal (%j) and fails the mutation, which shows it', async (message, toast) => {
  const sent = start(rejectWith(new ApiError({ kind: 'refused', message })));
  expect(await sent.outcome).toEqual({ type: 'refused', message: toast });
  await vi.waitFor(() => expect(findMutation(sent)?.state.status).toBe('error'));
});

test.each([
  ['no response', new ApiError({ kind: 'unreachable', code: 'FETCH_ERROR' })],
  ['a late response', new ApiError({ kind: 'unreachable', code: 'TIMEOUT_ERROR' })],
  ['an unreadable response', new ApiError({ kind: 'unreachable', code: 'PARSING_ERROR' })],
  ['an ended session', new ApiError({ kind: 'signed-out' })],
  ['an error of our own', new TypeError('x is undefined')],
])('sendOnce reports %s as lost without a toast and refreshes what may have changed', async (_name, error) => {
  const sent = start(rejectWith(error));
  expect(await sent.outcome).toEqual({ type: 'lost' });
  await vi.waitFor(() => expect(findMutation(sent)?.state).toMatchObject({ status: 'success', data: { message: '' } }));
});

test('sendOnce sends once under any retry defaults of the cache', async () => {
  const queries = new QueryClient({
    defaultOptions: { mutations: { retry: 3, retryDelay: 1, networkMode: 'online' } },
  });
  const send = vi.fn(rejectWith(new ApiError({ kind: 'refused', message: 'no' })));
  const sent = start(send, queries);
  await sent.outcome;
  await vi.waitFor(() => expect(findMutation(sent)?.state.status).toBe('error'));
  expect(send).toHaveBeenCalledOnce();
});

test('sendOnce fails at once when offline instead of waiting for the network', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn(rejectWith(new ApiError({ kind: 'unreachable', code: 'FETCH_ERROR' })));
  expect(await start(send).outcome).toEqual({ type: 'lost' });
  onlineManager.setOnline(true);
  await Promise.resolve();
  expect(send).toHaveBeenCalledOnce();
});

test('sendOnce reports the response before the refresh has finished', async () => {
  let end: () => void = () => undefined;
  const queries = new QueryClient();
  queries.getMutationCache().config.onSuccess = () =>
    new Promise<undefined>((resolve) => (end = () => resolve(undefined)));
  const sent = start(() => Promise.resolve({ data: '', message: 'Placed' }), queries);
  expect(await sent.outcome).toMatchObject({ type: 'accepted' });
  expect(findMutation(sent)?.state.status).toBe('pending');
  await vi.waitFor(() => {
    end();
    expect(findMutation(sent)?.state.status).toBe('success');
  });
});

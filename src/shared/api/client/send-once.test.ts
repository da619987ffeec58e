import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiResponse } from './call.ts';
import { ApiError } from '../failure.ts';
import { sendOnce } from './send-once.ts';

afterEach(() => onlineManager.setOnline(true));

const refreshes = [['bets'], ['balance']] as const;
const start = (send: () => Promise<ApiResponse<string>>, queries = new QueryClient()) => ({
  queries,
  heard: sendOnce(queries, { key: 'place-bet', send, failureText: 'Something went wrong', invalidates: refreshes }),
});
const mutationOf = ({ queries }: { queries: QueryClient }) =>
  queries.getMutationCache().find({ mutationKey: ['place-bet'] });
const failing = (error: unknown) => () => Promise.reject(error instanceof Error ? error : new Error(String(error)));

test('an answer is heard with its data and words, and the cache is told what to say and to read anew', async () => {
  const sent = start(() => Promise.resolve({ data: 'bet 7', message: 'Placed' }));
  expect(await sent.heard).toEqual({ kind: 'answered', data: 'bet 7', message: 'Placed' });
  expect(mutationOf(sent)?.options).toMatchObject({
    retry: 0,
    networkMode: 'always',
    meta: { toast: 'all', failed: 'Something went wrong', refreshes },
  });
  await vi.waitFor(() =>
    expect(mutationOf(sent)?.state).toMatchObject({ status: 'success', data: { message: 'Placed' } }),
  );
});

test.each([
  ['Rate changed', 'Rate changed'],
  ['', 'Something went wrong'],
])('the server’s no (%j) is a refusal, and fails in the cache, which says it', async (message, said) => {
  const sent = start(failing(new ApiError({ kind: 'rejected', message })));
  expect(await sent.heard).toEqual({ kind: 'refused', message: said });
  await vi.waitFor(() => expect(mutationOf(sent)?.state.status).toBe('error'));
});

test.each([
  ['no answer', new ApiError({ kind: 'unreachable', code: 'FETCH_ERROR' })],
  ['a late one', new ApiError({ kind: 'unreachable', code: 'TIMEOUT_ERROR' })],
  ['one that cannot be read', new ApiError({ kind: 'unreachable', code: 'PARSING_ERROR' })],
  ['an ended session', new ApiError({ kind: 'signed-out' })],
  ['a mistake of our own', new TypeError('x is undefined')],
])(
  '%s says nothing about the money: lost, without a word, and what may have changed is read anew',
  async (_name, error) => {
    const sent = start(failing(error));
    expect(await sent.heard).toEqual({ kind: 'lost' });
    await vi.waitFor(() => expect(mutationOf(sent)?.state).toMatchObject({ status: 'success', data: { message: '' } }));
  },
);

test('it is sent once: not again after a failure, whatever the cache does by default', async () => {
  const queries = new QueryClient({
    defaultOptions: { mutations: { retry: 3, retryDelay: 1, networkMode: 'online' } },
  });
  const send = vi.fn(failing(new ApiError({ kind: 'rejected', message: 'no' })));
  const sent = start(send, queries);
  await sent.heard;
  await vi.waitFor(() => expect(mutationOf(sent)?.state.status).toBe('error'));
  expect(send).toHaveBeenCalledOnce();
});

test('offline it fails at once instead of waiting to be sent when nobody expects it any more', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn(failing(new ApiError({ kind: 'unreachable', code: 'FETCH_ERROR' })));
  expect(await start(send).heard).toEqual({ kind: 'lost' });
  onlineManager.setOnline(true);
  await Promise.resolve();
  expect(send).toHaveBeenCalledOnce();
});

test('the answer is heard before everything has been read anew', async () => {
  let end: () => void = () => undefined;
  const queries = new QueryClient();
  queries.getMutationCache().config.onSuccess = () =>
    new Promise<undefined>((resolve) => (end = () => resolve(undefined)));
  const sent = start(() => Promise.resolve({ data: '', message: 'Placed' }), queries);
  expect(await sent.heard).toMatchObject({ kind: 'answered' });
  expect(mutationOf(sent)?.state.status).toBe('pending');
  await vi.waitFor(() => (end(), expect(mutationOf(sent)?.state.status).toBe('success')));
});

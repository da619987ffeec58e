import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearSession, type StoredSession, writeSession } from '../../storage/session.ts';
import { installFakeStorages } from '../../storage/testing/fake-storage.ts';
import { createSampleSession } from '../../storage/testing/sample-session.ts';
import { ApiError } from '../failure.ts';
import type { ApiResponse } from './call.ts';
import { sendOnce } from './send-once.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

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

describe('sendOnce when the response comes after a sign-out', () => {
  /** Sends as `u1`. The response comes when the browser has this session; null: none. */
  async function respondIn(session: StoredSession | null, respond: () => Promise<ApiResponse<string>>) {
    installFakeStorages();
    writeSession(createSampleSession());
    const sent = start(async () => {
      await Promise.resolve();
      clearSession();
      if (session !== null) writeSession(session);
      return respond();
    });
    const outcome = await sent.outcome;
    await vi.waitFor(() => expect(findMutation(sent)?.state.status).not.toBe('pending'));
    return { outcome, state: findMutation(sent)?.state };
  }
  const accept = () => Promise.resolve({ data: 'bet 7', message: 'Placed' });
  const refuse = rejectWith(new ApiError({ kind: 'refused', message: 'Insufficient Balance!' }));

  test.each([
    ['another user', createSampleSession({ token: 't2', userId: 'u2' })],
    ['the login page', null],
  ])('shows no message of success to %s, and reports the outcome', async (_, session) => {
    const { outcome, state } = await respondIn(session, accept);
    expect(state).toMatchObject({ status: 'success', data: { message: '' } });
    expect(outcome).toEqual({ type: 'accepted', receipts: ['bet 7'], message: 'Placed' });
  });

  test.each([
    ['another user', createSampleSession({ token: 't2', userId: 'u2' })],
    ['the login page', null],
  ])('shows no refusal to %s, and reports the outcome', async (_, session) => {
    const { outcome, state } = await respondIn(session, refuse);
    expect(state).toMatchObject({ status: 'success', data: { message: '' } });
    expect(outcome).toEqual({ type: 'refused', message: 'Insufficient Balance!' });
  });

  test('shows the message to the same user, who has signed in again', async () => {
    const session = createSampleSession({ token: 't2' });
    expect((await respondIn(session, accept)).state).toMatchObject({ data: { message: 'Placed' } });
    expect((await respondIn(session, refuse)).state).toMatchObject({ status: 'error' });
  });
});

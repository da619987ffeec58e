import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, type Failure } from '#shared/api/failure.ts';
import { createFailureNotice, createQueryClient, createResponseNotice } from './client.ts';

const lost: Failure = { kind: 'unreachable', code: 'TIMEOUT_ERROR' };

describe('createFailureNotice', () => {
  test.each<[string, unknown, Parameters<typeof createFailureNotice>[1], string | null]>([
    [
      'a refusal, in the server’s words',
      new ApiError({ kind: 'refused', message: 'Insufficient Balance!' }),
      { toast: 'errors' },
      'Insufficient Balance!',
    ],
    ['a refusal without words', new ApiError({ kind: 'refused', message: '' }), { toast: 'all', failed: 'No.' }, 'No.'],
    ['a lost response', new ApiError(lost), { toast: 'all' }, 'Something went wrong'],
    ['a bug', new TypeError('x is undefined'), { toast: 'all' }, 'Something went wrong'],
    ['a sign-out', new ApiError({ kind: 'signed-out' }), { toast: 'all' }, null],
    ['a refusal that the form shows', new ApiError({ kind: 'refused', message: 'No' }), { toast: 'successes' }, null],
    ['a mutation without toasts', new ApiError({ kind: 'refused', message: 'No' }), {}, null],
    ['a mutation without options', new ApiError({ kind: 'refused', message: 'No' }), undefined, null],
  ])('returns the toast of %s', (_, error, meta, message) => {
    expect(createFailureNotice(error, meta)?.message ?? null).toBe(message);
  });
});

test.each<[unknown, Parameters<typeof createResponseNotice>[1], string | null]>([
  [{ data: {}, message: 'Saved' }, { toast: 'all' }, 'Saved'],
  [{ data: {}, message: 'Saved' }, { toast: 'successes' }, 'Saved'],
  [{ data: {}, message: 'Saved' }, { toast: 'errors' }, null],
  [{ data: {}, message: '' }, { toast: 'all' }, null],
  [{ data: {} }, { toast: 'all' }, null],
  [null, { toast: 'all' }, null],
])('createResponseNotice turns %j with the options %j into the toast %j', (result, meta, message) => {
  expect(createResponseNotice(result, meta)?.message ?? null).toBe(message);
});

describe('createQueryClient', () => {
  const run = async (work: (client: QueryClient) => Promise<unknown>) => {
    const notify = vi.fn();
    const client = createQueryClient(notify);
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => work(client), meta: { toast: 'all', refreshes: [['bets'], ['balance']] } });
    await mutation.execute(undefined).catch(() => undefined);
    return { notify, refreshed: invalidate.mock.calls.map(([filters]) => filters?.queryKey) };
  };

  test('invalidates the query keys of a successful mutation', async () => {
    const { notify, refreshed } = await run(() => Promise.resolve({ data: null, message: 'Bet placed' }));
    expect(refreshed).toEqual([['bets'], ['balance']]);
    expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'success', message: 'Bet placed' });
  });

  test('invalidates them after a lost response too, because the server may have acted', async () => {
    const { refreshed } = await run(() => Promise.reject(new ApiError(lost)));
    expect(refreshed).toEqual([['bets'], ['balance']]);
  });

  test('sends a refused mutation once and invalidates nothing', async () => {
    const work = vi.fn(() => Promise.reject(new ApiError({ kind: 'refused', message: 'No' })));
    const { notify, refreshed } = await run(work);
    expect(refreshed).toEqual([]);
    expect(work).toHaveBeenCalledOnce();
    expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'error', message: 'No' });
  });

  const respond = () => Promise.resolve({ data: null, message: 'Detail saved' });
  const refuse = () => Promise.reject(new ApiError({ kind: 'refused', message: 'No' }));
  const lose = () => Promise.reject(new ApiError(lost));
  test.each([respond, refuse, lose])('reports nothing of a mutation that ends after a sign-out: %o', async (end) => {
    const { notify, refreshed } = await run((client) => {
      client.clear();
      return end();
    });
    expect([notify.mock.calls, refreshed]).toEqual([[], []]);
  });
});

describe('a read of createQueryClient', () => {
  const countRequests = async (error: Error) => {
    const client = createQueryClient(vi.fn());
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
    const queryFn = vi.fn(() => Promise.reject(error));
    await client
      .query({ queryKey: ['news'], queryFn, retry: client.getDefaultOptions().queries?.retry ?? false })
      .catch(() => undefined);
    return queryFn.mock.calls.length;
  };

  test('is sent again once when the connection failed, and never after a refusal', async () => {
    expect(await countRequests(new ApiError(lost))).toBe(2);
    expect(await countRequests(new ApiError({ kind: 'refused', message: 'No' }))).toBe(1);
  });

  test('is not sent again when a busy server asks for a pause', async () => {
    expect(await countRequests(new ApiError(lost, 2_000))).toBe(1);
  });
});

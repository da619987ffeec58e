// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setVisibility } from '#shared/timers/testing/set-visibility.ts';
import { createQueryClient } from './client.ts';

const EVERY_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('createQueryClient creates queries without a timer on a hidden page, which refetch when it is visible', async () => {
  const client = createQueryClient(() => undefined);
  const queryFn = vi.fn(() => Promise.resolve('prices'));
  const observer = new QueryObserver(client, {
    queryKey: ['prices'],
    queryFn,
    refetchInterval: EVERY_MS,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(queryFn).toHaveBeenCalledTimes(2);
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(queryFn).toHaveBeenCalledTimes(2);
  setVisibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledTimes(3);
  stop();
  client.clear();
  expect(vi.getTimerCount()).toBe(0);
});

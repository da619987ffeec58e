import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../api/failure.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createPoller } from './poller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Polls a server every second. `results`: of its first requests. It responds to the later ones. */
function startPoller(results: readonly (Error | 'respond')[]) {
  const environment = createFakeEnvironment();
  const request = vi.fn(() => {
    const result = results[request.mock.calls.length - 1] ?? 'respond';
    return result === 'respond' ? Promise.resolve('prices') : Promise.reject(result);
  });
  const poller = createPoller({
    environment,
    request,
    onResponse: () => undefined,
    onFailure: () => undefined,
    chooseInterval: () => 1_000,
  });
  onTestFinished(() => poller.stop());
  return { environment, request, poller };
}

const busy = (ms: number) => new ApiError({ kind: 'unreachable', code: 'FETCH_ERROR' }, ms);

test('a busy server gets no request before the time it asks for, not even for a refresh', async () => {
  const { environment, request, poller } = startPoller([busy(20_000)]);
  await pass(10_000);
  poller.pollNow();
  poller.pollSoon();
  environment.setHidden(true);
  environment.setHidden(false);
  await pass(9_900);
  expect(request).toHaveBeenCalledTimes(1);
  await pass(20_100);
  expect(request.mock.calls.length).toBeGreaterThan(1);
});

test('a page polls as usual after a busy server has responded', async () => {
  const { request } = startPoller([busy(2_000)]);
  await pass(4_000);
  const calls = request.mock.calls.length;
  expect(calls).toBeGreaterThan(1);
  await pass(5_000);
  expect(request).toHaveBeenCalledTimes(calls + 5);
});

test('a failure without a time is retried at the usual interval first', async () => {
  const { request } = startPoller([busy(0)]);
  await pass(1_000);
  expect(request).toHaveBeenCalledTimes(2);
});

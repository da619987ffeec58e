import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createControllers } from '#shared/controllers/controllers.ts';
import { writeSession } from '#shared/storage/session.ts';
import { installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { applyUpdate, listPendingIntents } from '../model/bet-slip-state.ts';
import { createIntent } from '../model/testing/samples.ts';
import { pendingBets } from './pending-bets-storage.ts';
import { createAppBetSlip } from './useBetSlipController.ts';
import { watchPendingBets } from './watch-pending-bets.ts';

const session = { token: 'abc', expiresAt: null, refreshToken: null, parentId: null, domainId: null, user: null };

beforeEach(() => {
  vi.useFakeTimers();
  installFakeStorages();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('watchPendingBets reports nothing of a bet when another user has signed in', async () => {
  writeSession({ ...session, userId: 'u-1' });
  pendingBets.save(createIntent({ userId: 'u-1', sentAt: Date.now() }));
  const controllers = createControllers(new QueryClient());
  const report = vi.fn();
  await watchPendingBets(controllers, report, 'start');
  const slip = controllers.get(createAppBetSlip);
  expect(listPendingIntents(slip.store.getState())).toHaveLength(1);
  slip.setUser('u-2');
  expect(listPendingIntents(slip.store.getState())).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

for (const [cause, isReported] of [
  ['start', true],
  ['other-tab', false],
] as const)
  test(`watchPendingBets ${isReported ? 'reports' : 'leaves to the slip'} a bet of this tab (${cause})`, async () => {
    writeSession({ ...session, userId: 'u-1' });
    const intent = createIntent({ userId: 'u-1', sentAt: Date.now() });
    pendingBets.save(intent);
    const controllers = createControllers(new QueryClient());
    const { setUser, store } = controllers.get(createAppBetSlip);
    setUser('u-1');
    const report = vi.fn();
    await watchPendingBets(controllers, report, cause);
    store.setState((state) => applyUpdate(state, intent, { type: 'not-taken' }), true);
    expect(report).toHaveBeenCalledTimes(isReported ? 1 : 0);
  });

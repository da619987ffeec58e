import { expect, test } from 'vitest';
import { sendEarly } from '#shared/api/client/early-requests.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';
import { setUpControlledFetch } from '#shared/api/testing/controlled-fetch.ts';
import { createPriceKeeper } from './keep-last-prices.ts';

const server = setUpControlledFetch();

function readHome() {
  const sentTimes: number[] = [];
  const { signal } = new AbortController();
  const options = { signal, onSentEarly: (sentAt: number) => void sentTimes.push(sentAt) };
  const keeper = createPriceKeeper(() => false);
  const rows = keeper.read({ kind: 'home' }, homeMatchesV2, { combine: true }, options, () => undefined);
  return { rows, sentTimes };
}

test('PriceKeeper reports the time of an early request to its reader, and no time of a usual one', async () => {
  const sentAfter = performance.now();
  void sendEarly({
    url: 'https://exchange.example/api/match/homeMatchesV2',
    body: JSON.stringify({ combine: true }),
    authorization: 'Bearer bearer',
  });
  const sentBefore = performance.now();
  const early = readHome();
  expect(server.countWaiting()).toBe(1);
  server.accept([]);
  expect(await early.rows).toEqual([]);
  expect(early.sentTimes).toHaveLength(1);
  expect(early.sentTimes[0]).toBeGreaterThanOrEqual(sentAfter);
  expect(early.sentTimes[0]).toBeLessThanOrEqual(sentBefore);
  const usual = readHome();
  await expect.poll(server.countWaiting).toBe(1);
  server.accept([]);
  await usual.rows;
  expect(usual.sentTimes).toEqual([]);
});

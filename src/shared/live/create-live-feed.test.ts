import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { units } from '../domain/money/money.ts';
import { createLiveFeed } from './create-live-feed.ts';
import { createControlledServer, createMarket, createRow, getLast } from './testing/controlled-server.ts';
import { createFakeEnvironment } from './testing/fake-environment.ts';
import { createPollingTransport } from './transport/polling-transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startFeed() {
  const environment = createFakeEnvironment();
  const { requests, fetchers } = createControlledServer();
  const feed = createLiveFeed((sink, pausable) => createPollingTransport(fetchers, pausable, sink), environment);
  onTestFinished(() => feed.stop());
  const price = () => {
    environment.paint();
    return feed.prices.getCell('1.1', 1, 'back', 0).price;
  };
  return { environment, requests, feed, price, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('LiveFeed.watchMatch for markets only', () => {
  test('LiveFeed requests no session lines for a watcher of markets only', async () => {
    const { requests, feed, pass, price } = startFeed();
    feed.watchMatch('9', 'markets');
    await pass(0);
    await getLast(requests.match).respond([createMarket(200)]);
    await pass(2_000);
    expect([requests.match.length > 1, requests.fancies.length, price()]).toEqual([true, 0, 200]);
  });

  test('LiveFeed requests lines only while one watcher needs them', async () => {
    const { requests, feed, pass, price } = startFeed();
    feed.watchMatch('9', 'markets');
    await pass(0);
    await getLast(requests.match).respond([createMarket(200)]);
    const release = feed.watchMatch('9');
    await pass(0);
    expect(requests.fancies).toHaveLength(1);
    await getLast(requests.fancies).respond([]);
    expect(feed.getFanciesSource('9').read()).toMatchObject({ phase: 'ready' });
    release();
    release();
    expect([feed.getFanciesSource('9').read().phase, price()]).toEqual(['waiting', 200]);
    await pass(20_000);
    expect(requests.fancies).toHaveLength(1);
  });
});

describe('LiveFeed pause', () => {
  test('ignores pending responses while paused, so that prices go stale and block betting', async () => {
    const { requests, feed, environment, pass, price } = startFeed();
    feed.watchMatch('9', 'markets');
    feed.watchHome();
    await pass(0);
    await getLast(requests.match).respond([createMarket(200)]);
    await getLast(requests.home).respond([createRow(200)]);
    await pass(2_000);
    const underWay = getLast(requests.match);
    feed.pause();
    await underWay.respond([createMarket(240)]);
    await pass(10_000);
    expect([price(), feed.prices.getMarket('1.1')?.freshness, feed.connectionSource.read()]).toMatchObject([
      200,
      'stale',
      { state: 'paused', isPausedByUser: true },
    ]);
    const before = requests.match.length;
    environment.setHidden(true);
    environment.setHidden(false);
    await pass(5_000);
    expect(requests.match).toHaveLength(before);
    feed.resume();
    await pass(0);
    await getLast(requests.match).respond([createMarket(260)]);
    expect([price(), feed.prices.getMarket('1.1')?.freshness, feed.connectionSource.read()]).toMatchObject([
      260,
      'live',
      { state: 'live', isPausedByUser: false },
    ]);
  });
});

describe('LiveFeed traffic', () => {
  test('counts traffic over the last ten seconds', async () => {
    const { requests, feed, pass } = startFeed();
    expect(feed.getTraffic()).toEqual({ perSecond: 0, lastAgoMs: null });
    feed.watchHome();
    await pass(0);
    for (let times = 0; times < 5; times += 1) {
      await getLast(requests.home).respond([createRow(200)]);
      await pass(2_000);
    }
    expect(feed.getTraffic().perSecond).toBeCloseTo(0.5, 0);
    expect(feed.getTraffic().lastAgoMs).toBe(2_000);
    feed.pause();
    await pass(20_000);
    expect(feed.getTraffic()).toEqual({ perSecond: 0, lastAgoMs: 22_000 });
  });
});

test('LiveFeed keeps the rows of the home list when only prices and volumes change', async () => {
  const { requests, feed, pass, environment } = startFeed();
  feed.watchHome();
  await pass(0);
  await getLast(requests.home).respond([{ ...createRow(200), totalMatched: units(1_000) }]);
  const before = feed.homeSource.read();
  await pass(5_000);
  await getLast(requests.home).respond([{ ...createRow(210), totalMatched: units(2_000) }]);
  environment.paint();
  expect(before).toMatchObject({ value: [{ firstMatched: units(1_000) }] });
  expect(feed.homeSource.read()).toBe(before);
  expect(feed.prices.getMarket('1.1')?.totalMatched).toBe(units(2_000));
});

test('LiveFeed keeps the rows of the home list without its prices while no page watches it', async () => {
  const { requests, feed, pass, price } = startFeed();
  const release = feed.watchHome();
  await pass(0);
  await getLast(requests.home).respond([createRow(200)]);
  expect(price()).toBe(200);
  release();
  expect([feed.homeSource.read(), price()]).toMatchObject([
    { phase: 'ready', value: [{ matchId: createRow(200).matchId }] },
    null,
  ]);
  feed.watchHome();
  await pass(0);
  await getLast(requests.home).respond([createRow(210)]);
  expect(price()).toBe(210);
});

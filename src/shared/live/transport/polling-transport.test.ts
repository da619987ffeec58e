import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../api/failure.ts';
import { createLiveFeed } from '../create-live-feed.ts';
import { createControlledServer, createMarket, createRow, getLast, unreachable } from '../testing/controlled-server.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createPollingTransport } from './polling-transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startFeed() {
  const environment = createFakeEnvironment();
  const { requests, fetchers } = createControlledServer();
  const feed = createLiveFeed((sink) => createPollingTransport(fetchers, environment, sink), environment);
  onTestFinished(() => feed.stop());
  const price = () => {
    environment.paint();
    return feed.prices.getCell('1.1', 1, 'back', 0).price;
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { environment, requests, feed, price, pass };
}

describe('PollingTransport', () => {
  test('requests nothing until a watch starts, then 700 ms after each response in play', async () => {
    const { requests, feed, price, pass } = startFeed();
    await pass(10_000);
    expect(requests.match).toHaveLength(0);
    feed.watchMatch('9');
    feed.watchMatch('9');
    await pass(0);
    expect(requests.match).toHaveLength(1);
    await pass(3000);
    expect(requests.match).toHaveLength(1);
    await getLast(requests.match).respond([createMarket(200)]);
    expect(price()).toBe(200);
    await pass(699);
    expect(requests.match).toHaveLength(1);
    await pass(1);
    expect(requests.match).toHaveLength(2);
  });

  test('polls a match every 5 s before its start, the home page every 2 s', async () => {
    const { requests, feed, pass } = startFeed();
    feed.watchMatch('9');
    feed.watchHome();
    await pass(0);
    await getLast(requests.match).respond([createMarket(200, { inPlay: false })]);
    await getLast(requests.home).respond([createRow(200)]);
    await pass(2000);
    expect([requests.match.length, requests.home.length]).toEqual([1, 2]);
    await pass(3000);
    expect(requests.match).toHaveLength(2);
  });

  test('pauses while the page is hidden and requests at once when it is visible', async () => {
    const { environment, requests, feed, pass } = startFeed();
    feed.watchMatch('9');
    await pass(0);
    await getLast(requests.match).respond([createMarket(200)]);
    environment.setHidden(true);
    expect(feed.connectionSource.read().state).toBe('paused');
    await pass(60_000);
    expect(requests.match).toHaveLength(1);
    environment.setHidden(false);
    await pass(0);
    expect(requests.match).toHaveLength(2);
    environment.paint();
    expect(feed.prices.getMarket('1.1')?.freshness).toBe('stale');
  });

  test('keeps the last image through failures but marks it stale after two', async () => {
    const { requests, feed, price, pass } = startFeed();
    feed.watchMatch('9');
    await pass(0);
    await getLast(requests.match).respond([createMarket(200)]);
    await pass(700);
    await getLast(requests.match).fail(unreachable());
    price();
    expect(feed.prices.getMarket('1.1')?.freshness).toBe('live');
    expect(feed.getMatchSource('9').read()).toMatchObject({ phase: 'ready', failure: null });
    await pass(700);
    expect(requests.match).toHaveLength(3);
    await getLast(requests.match).fail(unreachable());
    expect(price()).toBe(200);
    expect(feed.prices.getMarket('1.1')?.freshness).toBe('stale');
    expect(feed.getMatchSource('9').read()).toMatchObject({ phase: 'ready', failure: { code: 'FETCH_ERROR' } });
    expect(feed.connectionSource.read().state).toBe('lost');
    await pass(1000);
    expect(requests.match).toHaveLength(3);
    await pass(1000);
    await getLast(requests.match).respond([createMarket(201)]);
    expect(price()).toBe(201);
    expect(feed.prices.getMarket('1.1')?.freshness).toBe('live');
    expect([feed.getMatchSource('9').read(), feed.connectionSource.read().state]).toMatchObject([
      { failure: null },
      'live',
    ]);
  });

  test('reports a failed first response at once', async () => {
    const { requests, feed, pass } = startFeed();
    feed.watchMatch('9');
    await pass(0);
    await getLast(requests.match).fail(unreachable());
    expect(feed.getMatchSource('9').read()).toMatchObject({ phase: 'failed', failure: { kind: 'unreachable' } });
  });

  test('stops after sign-out until a refresh', async () => {
    const { requests, feed, pass } = startFeed();
    feed.watchHome();
    await pass(0);
    await getLast(requests.home).fail(new ApiError({ kind: 'signed-out' }));
    await pass(60_000);
    expect(requests.home).toHaveLength(1);
    feed.refresh();
    await pass(0);
    expect(requests.home).toHaveLength(2);
  });

  test('aborts requests and drops prices when a watch ends', async () => {
    const { requests, feed, price, pass } = startFeed();
    const release = feed.watchMatch('9');
    await pass(0);
    await getLast(requests.match).respond([createMarket(200)]);
    expect(price()).toBe(200);
    await pass(700);
    release();
    release();
    expect(getLast(requests.match).signal.aborted).toBe(true);
    expect(price()).toBeNull();
    expect(feed.getMatchSource('9').read()).toEqual({ phase: 'waiting' });
    await pass(60_000);
    expect(requests.match).toHaveLength(2);
  });

  test('keeps a market that the home page still shows', async () => {
    const { requests, feed, price, pass } = startFeed();
    feed.watchHome();
    const release = feed.watchMatch('9');
    await pass(0);
    await getLast(requests.home).respond([createRow(200)]);
    await getLast(requests.match).respond([createMarket(202)]);
    release();
    expect(price()).toBe(202);
  });

  test('ignores a response requested before the applied one', async () => {
    const { requests, feed, price, pass } = startFeed();
    feed.watchHome();
    await pass(0);
    const slow = getLast(requests.home);
    await pass(100);
    feed.watchMatch('9');
    await pass(0);
    await getLast(requests.match).respond([createMarket(210)]);
    await slow.respond([createRow(200)]);
    expect(price()).toBe(210);
    expect(feed.homeSource.read()).toMatchObject({ phase: 'ready' });
  });

  test('requests again right after a request that a refresh interrupts', async () => {
    const { requests, feed, pass } = startFeed();
    feed.watchMatch('9');
    await pass(0);
    feed.refresh();
    expect(requests.match).toHaveLength(1);
    await getLast(requests.match).respond([createMarket(200)]);
    expect(requests.match).toHaveLength(2);
  });

  test('drops the prices of a market that the match no longer lists', async () => {
    const { requests, feed, price, pass } = startFeed();
    feed.watchMatch('9');
    await pass(0);
    await getLast(requests.match).respond([createMarket(200)]);
    expect(price()).toBe(200);
    await pass(700);
    await getLast(requests.match).respond([createMarket(300, { marketId: '1.2' })]);
    expect(price()).toBeNull();
    expect(feed.prices.getMarket('1.1')).toBeNull();
  });

  test('keeps the outlines while only prices move', async () => {
    const { requests, feed, pass } = startFeed();
    feed.watchMatch('9');
    await pass(0);
    await getLast(requests.match).respond([createMarket(200), createMarket(200, { marketId: '1.2' })]);
    const before = feed.getMatchSource('9').read();
    await pass(700);
    await getLast(requests.match).respond([createMarket(220), createMarket(240, { marketId: '1.2' })]);
    expect(feed.getMatchSource('9').read()).toBe(before);
    await pass(700);
    await getLast(requests.match).respond([createMarket(220), createMarket(240, { marketId: '1.2', name: 'Toss' })]);
    const after = feed.getMatchSource('9').read();
    if (before.phase !== 'ready' || after.phase !== 'ready') throw new Error('not ready');
    expect(after.value[0]).toBe(before.value[0]);
    expect(after.value[1]?.name).toBe('Toss');
  });
});

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLiveFeed } from './create-live-feed.ts';
import { createControlledServer, createMarket, createRow, getLast } from './testing/controlled-server.ts';
import { createFakeEnvironment } from './testing/fake-environment.ts';
import { createFancyLine } from './testing/fancy-line.ts';
import { createPollingTransport } from './transport/polling-transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A match in play. Its prices stay valid for three seconds. */
async function startMatch() {
  const environment = { ...createFakeEnvironment(), readWallTime: Date.now };
  const { requests, fetchers } = createControlledServer();
  const feed = createLiveFeed((sink, page) => createPollingTransport(fetchers, page, sink), environment);
  onTestFinished(() => feed.stop());
  feed.watchMatch('9');
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await pass(0);
  const readFreshness = () => {
    environment.paint();
    return feed.prices.getMarket('1.1')?.freshness;
  };
  const readLines = () => feed.getFanciesSource('9').read();
  return { requests, feed, pass, readFreshness, readLines };
}

describe('lifetime of polled prices', () => {
  test('LiveFeed counts the lifetime of prices from their response', async () => {
    const { requests, pass, readFreshness } = await startMatch();
    await pass(2_000);
    await getLast(requests.match).respond([createMarket(200)]);
    expect(readFreshness()).toBe('live');
    await pass(2_990);
    expect(readFreshness()).toBe('live');
    await pass(20);
    expect(readFreshness()).toBe('stale');
  });

  test('LiveFeed keeps prices locked when their response took longer than their lifetime', async () => {
    const { requests, feed, pass, readFreshness } = await startMatch();
    await getLast(requests.match).respond([createMarket(200)]);
    await pass(700);
    await pass(7_000);
    await getLast(requests.match).respond([createMarket(210)]);
    expect([readFreshness(), feed.prices.getCell('1.1', 1, 'back', 0).price]).toEqual(['stale', 210]);
  });

  test('LiveFeed counts the lifetime of prices from a request that left before its call', async () => {
    const { requests, readFreshness } = await startMatch();
    const request = getLast(requests.match);
    request.onSentEarly?.(performance.now() - 7_000);
    await request.respond([createMarket(210)]);
    expect(readFreshness()).toBe('stale');
  });

  test('LiveFeed ages prices from an early request, and requests the next prices that much sooner', async () => {
    const { requests, feed, pass, readFreshness } = await startMatch();
    const request = getLast(requests.match);
    request.onSentEarly?.(performance.now() - 2_000);
    await request.respond([createMarket(210)]);
    // The first response is as old as an interval, so the poller has sent the next request at once.
    await pass(0);
    expect([readFreshness(), requests.match.length]).toEqual(['live', 2]);
    await pass(990);
    expect(readFreshness()).toBe('live');
    await pass(20);
    expect(readFreshness()).toBe('stale');
    await getLast(requests.match).respond([createMarket(210)]);
    expect([readFreshness(), feed.connectionSource.read().latencyMs]).toEqual(['live', 1_010]);
  });

  test('LiveFeed keeps session lines locked when their response took longer than their lifetime', async () => {
    const { requests, pass, readLines } = await startMatch();
    await getLast(requests.fancies).respond([createFancyLine('f1')]);
    await pass(700);
    await pass(7_000);
    await getLast(requests.fancies).respond([createFancyLine('f1')]);
    expect(readLines()).toMatchObject({ phase: 'ready', failure: { code: 'TIMEOUT_ERROR' } });
  });

  test('LiveFeed locks session lines within a second of a sleep of the device', async () => {
    const { requests, pass, readLines } = await startMatch();
    await getLast(requests.fancies).respond([createFancyLine('f1')]);
    await pass(100);
    // A sleep moves the wall clock only.
    vi.setSystemTime(Date.now() + 600_000);
    await pass(1_000);
    expect(readLines()).toMatchObject({ phase: 'ready', failure: { code: 'TIMEOUT_ERROR' } });
  });

  test('LiveFeed extends the lifetime of home prices from their response', async () => {
    const { requests, feed, pass, readFreshness } = await startMatch();
    feed.watchHome();
    await pass(3_000);
    await getLast(requests.home).respond([createRow(200)]);
    await pass(5_900);
    expect(readFreshness()).toBe('live');
    await pass(110);
    expect(readFreshness()).toBe('stale');
  });
});

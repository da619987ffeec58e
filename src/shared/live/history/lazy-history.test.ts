import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLiveFeed, type StoppableFeed } from '../create-live-feed.ts';
import { MarketHistory } from './market-history.ts';
import { market, row } from '../testing/controlled-server.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { cellChange } from '../testing/screen.ts';
import { fancyLine } from '../testing/fancy-line.ts';
import { startFeedWithLazyHistory } from '../testing/lazy-history-feed.ts';

const BEGAN = 1_800_000_000_000;
const TIMING = { requestedAt: 0, durationMs: 1, ttlMs: 3_000 };
const nothing = (): void => undefined;

beforeEach(() => void vi.useFakeTimers({ now: BEGAN }));
afterEach(() => void vi.useRealTimers());

let feed: StoppableFeed | undefined;
afterEach(() => feed?.stop());

function started() {
  const harness = startFeedWithLazyHistory();
  feed = harness.feed;
  return harness;
}

describe('LazyHistory', () => {
  test('LazyHistory loads once after the first response is drawn', async () => {
    const { sink, open, pass } = started();
    await pass(10_000);
    expect(open).not.toHaveBeenCalled();
    sink.receiveFancies('9', [fancyLine('a')], TIMING);
    expect(open).not.toHaveBeenCalled();
    await pass(1_000);
    expect(open).toHaveBeenCalledOnce();
    sink.receiveMatch('9', [market(200)], TIMING);
    await pass(10_000);
    expect(open).toHaveBeenCalledOnce();
  });

  test('LazyHistory does not load after its feed has stopped, and loads when it starts again', async () => {
    const { feed, sink, open, pass } = started();
    sink.receiveHome([row(200)], TIMING);
    feed.stop();
    await pass(10_000);
    sink.receiveHome([row(202)], TIMING);
    await pass(10_000);
    expect(open).not.toHaveBeenCalled();
    feed.start();
    sink.receiveHome([row(204)], TIMING);
    await pass(1_000);
    expect(open).toHaveBeenCalledOnce();
  });

  test('LazyHistory begins with the prices, names and lines on screen when it loads, and records every change', async () => {
    const { feed, sink, pass, price, come } = started();
    sink.receiveHome([row(190), { ...row(300), marketId: '1.2', matchId: '8', matchName: 'C v D' }], TIMING);
    sink.receiveMatch('9', [market(198, { name: 'Winner' })], TIMING);
    sink.receiveFancies('9', [fancyLine('a')], TIMING);
    await pass(1_000);
    sink.receivePrices([cellChange('1.1', 1, 'back', 0, [200, 1])], 60_000);
    sink.receiveStreamedFancies('9', [fancyLine('a', { lockedBy: 'Ball Running' })], 60_000);
    await pass(500);
    expect([price(), feed.history.read()]).toEqual([200, null]);
    const history = await come();
    expect(feed.history.read()).toBe(history);
    await pass(500);
    sink.receivePrices([cellChange('1.1', 1, 'back', 0, [202, 1])], 60_000);
    sink.receiveStreamedFancies('9', [fancyLine('a')], 60_000);

    const track = history.track('1.1');
    const priceAt = (at: number) => track?.snapshotAt(BEGAN + at)?.book.runners.get(1)?.back;
    expect([track?.outline.name, track?.from, history.track('1.2')?.outline.matchName]).toEqual([
      'Winner',
      BEGAN + 1_500,
      'C v D',
    ]);
    expect(track?.snapshotAt(BEGAN + 1_499)).toBeNull();
    expect(track?.snapshotAt(BEGAN + 1_500)).toMatchObject({ stale: false, book: { status: 'open', inPlay: true } });
    expect([priceAt(1_500), priceAt(2_000)]).toMatchObject([
      { levels: [{ price: 200 }, null, null] },
      { levels: [{ price: 202 }, null, null] },
    ]);
    expect(track?.entries).toHaveLength(1);

    const lines = history.fancies.track('9', 'a');
    expect(lines?.outline).toMatchObject({ matchName: 'India v Australia', name: 'Runs of a' });
    expect(lines?.entries.map(({ at, line: seenLine }) => [at - BEGAN, seenLine?.lockedBy])).toEqual([
      [1_500, 'Ball Running'],
      [2_000, null],
    ]);
  });

  test('LazyHistory marks stale prices when it loads, until they are fresh again', async () => {
    const { sink, pass, come } = started();
    sink.receiveHome([row(200), { ...row(300), marketId: '1.2' }], TIMING);
    sink.receiveFancies('9', [fancyLine('a')], TIMING);
    await pass(1_000);
    sink.extendFreshness(['1.2'], 60_000);
    await pass(9_000);
    const history = await come();
    const staleAt = (marketId: string, at: number) => history.track(marketId)?.snapshotAt(BEGAN + at)?.stale;
    expect([
      staleAt('1.1', 10_000),
      staleAt('1.2', 10_000),
      history.fancies.track('9', 'a')?.snapshotAt(BEGAN + 10_000)?.stale,
    ]).toEqual([true, false, true]);
    await pass(1_000);
    sink.extendFreshness(['1.1'], 60_000);
    expect([
      staleAt('1.1', 10_999),
      staleAt('1.1', 11_000),
      history.track('1.1')?.entries.map(({ event }) => event),
    ]).toEqual([true, false, ['stale', 'fresh']]);
  });

  test('LazyHistory contains no market that had left the screen before it loaded', async () => {
    const { sink, pass, come } = started();
    sink.receiveHome([row(200), { ...row(300), marketId: '1.2' }], TIMING);
    await pass(1_000);
    sink.receiveHome([row(200)], TIMING);
    const history = await come();
    expect(history.markets().map(({ outline }) => outline.marketId)).toEqual(['1.1']);
  });

  test('LazyHistory leaves prices unchanged after a failed load, and loads again for a reader', async () => {
    const { feed, sink, open, pass, price, come, fail } = started();
    const onHistoryLoaded = vi.fn();
    feed.history.subscribe(onHistoryLoaded);
    sink.receiveHome([row(200)], TIMING);
    await pass(1_000);
    await fail();
    sink.receiveHome([row(202)], TIMING);
    await pass(10_000);
    expect([price(), feed.history.read(), onHistoryLoaded.mock.calls.length, open.mock.calls.length]).toEqual([
      202,
      null,
      0,
      1,
    ]);
    feed.history.load();
    feed.history.load();
    expect(open).toHaveBeenCalledTimes(2);
    await come();
    sink.receiveHome([row(204)], TIMING);
    feed.history.load();
    expect([price(), onHistoryLoaded.mock.calls.length, open.mock.calls.length]).toEqual([204, 1, 2]);
    expect(
      feed.history
        .read()
        ?.track('1.1')
        ?.entries.map(({ event }) => event),
    ).toMatchObject(['stale', { runners: [{ back: { rows: [[0, { price: 204 }]] } }] }]);
  });

  test('LazyHistory comes from a file of its own', async () => {
    vi.useRealTimers();
    const own = createLiveFeed(
      () => ({ watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing }),
      createFakeEnvironment(),
    );
    own.history.load();
    await vi.waitFor(() => expect(own.history.read()).toBeInstanceOf(MarketHistory));
    expect(own.history.read()?.markets()).toEqual([]);
    own.stop();
  });
});

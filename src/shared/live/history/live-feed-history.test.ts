import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { money } from '../../domain/money/money.ts';
import { createLiveFeed } from '../create-live-feed.ts';
import { createMarket, createRow } from '../testing/controlled-server.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createFancyLine } from '../testing/fancy-line.ts';
import { createCellChange } from '../testing/screen.ts';
import { idleTransport } from '../transport/idle-transport.ts';
import type { TransportSink } from '../transport/transport.ts';
import { MarketHistory } from './market-history.ts';

const BEGAN = 1_800_000_000_000;

/** Starts a feed whose server is the test. */
function startFeed(page = createFakeEnvironment()) {
  let connectedSink: TransportSink | undefined;
  const feed = createLiveFeed((sink) => {
    connectedSink = sink;
    return idleTransport;
  }, page);
  if (connectedSink === undefined) throw new Error('not connected');
  return { feed, sink: connectedSink };
}

describe('LiveFeed with a history', () => {
  beforeEach(() => void vi.useFakeTimers({ now: BEGAN }));
  afterEach(() => void vi.useRealTimers());

  test('records prices and names from the first response on', async () => {
    const { feed, sink } = startFeed();
    const timing = { requestedAt: 0, durationMs: 1, ttlMs: 3_000 };
    sink.receiveHome(
      [createRow(190), { ...createRow(300), marketId: '1.2', matchId: '8', matchName: 'C v D' }],
      timing,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    sink.receiveMatch('9', [createMarket(198, { name: 'Winner' })], timing);
    await vi.advanceTimersByTimeAsync(1_000);
    sink.receivePrices([createCellChange('1.1', 1, 'back', 0, [200, 1])], 3_000);
    await vi.advanceTimersByTimeAsync(10_000);
    const track = feed.history.track('1.1');
    const at = (ms: number) => {
      const snapshot = track?.getSnapshotAt(BEGAN + ms);
      return [snapshot?.book.runners.get(1)?.back.levels[0]?.price, snapshot?.stale];
    };
    expect([track?.outline.name, track?.from, feed.history.track('1.2')?.outline.matchName]).toEqual([
      'Winner',
      BEGAN,
      'C v D',
    ]);
    expect([at(0), at(1_000), at(2_000), at(12_000)]).toEqual([
      [190, false],
      [198, false],
      [200, false],
      [200, true],
    ]);
    feed.stop();
  });

  test('records session lines, missed responses and the end of a watch', async () => {
    let connectedSink: TransportSink | null = null;
    const history = new MarketHistory();
    const feed = createLiveFeed(
      (sink) => {
        connectedSink = sink;
        return idleTransport;
      },
      createFakeEnvironment(),
      history,
    );
    const sink = connectedSink as unknown as TransportSink;
    const timing = { requestedAt: 0, durationMs: 1, ttlMs: 3_000 };
    const release = feed.watchMatch('9');
    sink.receiveMatch('9', [createMarket(200)], timing);
    sink.receiveFancies('9', [createFancyLine('a')], timing);
    await vi.advanceTimersByTimeAsync(1_000);
    sink.receiveStreamedFancies('9', [createFancyLine('a', { lockedBy: 'Ball Running' })], 3_000);
    await vi.advanceTimersByTimeAsync(1_000);
    sink.receivePollFailure({ kind: 'fancies', matchId: '9' }, { kind: 'unreachable', code: 'FETCH_ERROR' }, 2, 0);
    await vi.advanceTimersByTimeAsync(1_000);
    sink.receiveStreamedFancies('9', [createFancyLine('a')], 3_000);
    // No more responses arrive.
    await vi.advanceTimersByTimeAsync(10_000);
    release();
    const track = history.fancies.track('9', 'a');
    expect(track?.outline).toMatchObject({ matchName: 'India v Australia', name: 'Runs of a' });
    expect(
      track?.entries.map(({ at, line: seenLine, stale }) => [
        Math.round((at - BEGAN) / 1000),
        seenLine === null ? 'missing' : seenLine.lockedBy,
        stale,
      ]),
    ).toEqual([
      [0, null, false],
      [1, 'Ball Running', false],
      [2, 'Ball Running', true],
      [3, null, false],
      [6, null, true],
      [13, 'missing', false],
    ]);
    feed.stop();
  });

  test.each([
    ['before', 0],
    ['after', 2_000],
  ])('ends recorded prices and lines at their lifetime, with a message %s it notices a sleep', async (_, awakeMs) => {
    const page = { ...createFakeEnvironment(), readWallTime: Date.now };
    const { feed, sink } = startFeed(page);
    feed.watchMatch('9');
    const receive = (price: number) => {
      const timing = { requestedAt: page.now(), durationMs: 1, ttlMs: 3_000 };
      sink.receiveMatch('9', [createMarket(price)], timing);
      sink.receiveFancies('9', [createFancyLine('a', { minStake: money(price) })], timing);
    };
    receive(200);
    await vi.advanceTimersByTimeAsync(1_500);
    // A sleep moves the wall clock only.
    vi.setSystemTime(BEGAN + 600_000);
    await vi.advanceTimersByTimeAsync(awakeMs);
    receive(210);
    const lines = feed.history.fancies.track('9', 'a');
    const read = (ms: number) => {
      const prices = feed.history.track('1.1')?.getSnapshotAt(BEGAN + ms);
      const { line, stale } = lines?.getSnapshotAt(BEGAN + ms) ?? {};
      return [prices?.book.runners.get(1)?.back.levels[0]?.price, prices?.stale, line?.minStake, stale];
    };
    expect([2_990, 3_010, 599_990, 600_010 + awakeMs].map(read)).toEqual([
      [200, false, 200, false],
      [200, true, 200, true],
      [200, true, 200, true],
      [210, false, 210, false],
    ]);
    feed.stop();
  });
});

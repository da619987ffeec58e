// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { odds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import type { TransportSink } from '#shared/live/transport/transport.ts';
import { matchOdds, rowOutline, withMovedPrice } from '../testing/market-samples.ts';
import { createTrendRecorder, drawTrend, type Trend } from './chance-trend.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-14T14:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function openFeed() {
  const page = createFakeEnvironment();
  let sink: TransportSink | undefined;
  const { prices } = createLiveFeed((feedSink) => {
    sink = feedSink;
    return idleTransport;
  }, page);
  const receive = (market = matchOdds): void => {
    sink?.receiveMatch(market.matchId, [market], { requestedAt: page.now(), durationMs: 1, ttlMs: HOUR_MS });
    page.paint();
  };
  return { prices, receive };
}

describe('createTrendRecorder', () => {
  test('samples the first favourite every ten seconds, also after it has lost its lead', () => {
    const { prices, receive } = openFeed();
    receive();
    const timersBefore = vi.getTimerCount();
    let trend: Trend | null = null;
    const stop = createTrendRecorder().follow(prices, rowOutline, (next) => (trend = next));
    receive(withMovedPrice(matchOdds, 1, 400));
    vi.advanceTimersByTime(9 * SECOND_MS);
    expect(trend).toMatchObject({ favourite: 'Mumbai', points: [{ chance: 5391 }] });
    vi.advanceTimersByTime(SECOND_MS);
    expect(trend).toMatchObject({ favourite: 'Mumbai', points: [{ chance: 5391 }, { chance: 3514 }] });
    stop();
    expect(vi.getTimerCount()).toBe(timersBefore);
  });

  test('keeps an hour of points for the next follower', () => {
    const { prices, receive } = openFeed();
    receive();
    const recorder = createTrendRecorder();
    recorder.follow(prices, rowOutline, () => undefined)();
    vi.advanceTimersByTime(HOUR_MS - SECOND_MS);
    let count = 0;
    recorder.follow(prices, rowOutline, (trend) => (count = trend?.points.length ?? 0))();
    expect(count).toBe(2);
    vi.advanceTimersByTime(2 * SECOND_MS);
    recorder.follow(prices, rowOutline, (trend) => (count = trend?.points.length ?? 0))();
    expect(count).toBe(2);
  });

  test('puts past prices before its own samples, once', () => {
    const { prices, receive } = openFeed();
    receive();
    const recorder = createTrendRecorder();
    recorder.follow(prices, rowOutline, () => undefined)();
    const history = [1, 2].map((runnerId) => ({
      runnerId,
      points: [[Date.now() - 10 * MINUTE_MS, odds(200), odds(200)] as const],
    }));
    recorder.addHistory(prices, rowOutline, history);
    const chances = recorder.addHistory(prices, rowOutline, history)?.points.map(({ chance }) => chance);
    expect(chances).toEqual([...Array.from({ length: 10 }, () => 5000), 5391]);
  });

  test('ends past prices with the current one, which arrived after the row', () => {
    const { prices, receive } = openFeed();
    const recorder = createTrendRecorder();
    const stop = recorder.follow(prices, rowOutline, () => undefined);
    receive();
    const history = [1, 2].map((runnerId) => ({
      runnerId,
      points: [[Date.now() - 2 * MINUTE_MS, odds(200), odds(200)] as const],
    }));
    const trend = recorder.addHistory(prices, rowOutline, history);
    expect(trend?.points.map(({ chance }) => chance)).toEqual([5000, 5000, 5391]);
    stop();
  });

  test('has no trend before the first price', () => {
    const onSample = vi.fn();
    createTrendRecorder().follow(openFeed().prices, rowOutline, onSample)();
    expect(onSample).toHaveBeenCalledExactlyOnceWith(null);
  });
});

describe('drawTrend', () => {
  const box = { width: 60, height: 34 };
  const points = fc
    .array(fc.record({ step: fc.integer({ min: 1, max: HOUR_MS }), chance: fc.integer({ min: 0, max: 10_000 }) }), {
      minLength: 3,
      maxLength: 60,
    })
    .map((steps) => {
      let at = 0;
      return steps.map(({ step, chance }) => ({ at: (at += step), chance }));
    });

  test('draws every point inside the box, from its start to its end', () => {
    fc.assert(
      fc.property(points, (all) => {
        const drawn = [...drawTrend(all, box).matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [
          Number(x),
          Number(y),
        ]);
        expect(drawn).toHaveLength(all.length);
        expect([drawn[0]?.[0], drawn.at(-1)?.[0]]).toEqual([0, box.width]);
        for (const [x = NaN, y = NaN] of drawn) {
          expect(x >= 0 && x <= box.width).toBe(true);
          expect(y >= 0 && y <= box.height).toBe(true);
        }
      }),
    );
  });

  test('draws nothing for fewer than three points', () => {
    expect(drawTrend([], box)).toBe('');
    expect(
      drawTrend(
        [
          { at: 0, chance: 1 },
          { at: 1, chance: 2 },
        ],
        box,
      ),
    ).toBe('');
  });
});

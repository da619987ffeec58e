import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PriceHistory, PricePoint } from '#shared/domain/market/price-history.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { createFancyLine } from '#shared/live/testing/fancy-line.ts';
import { createChartFeed, createChartMarket } from '../testing/chart-feed.ts';
import { appendPoint, mergePast, readLinePrices, readMarketTrack } from './past-points.ts';

const createHistory = (...points: PricePoint[]): PriceHistory => ({ runners: [{ runnerId: 1, points }], events: [] });

describe('mergePast', () => {
  test("ends the server's points where those of the page begin", () => {
    const server = createHistory([1, odds(150), null], [5, odds(160), null], [9, odds(170), null]);
    const page = createHistory([6, odds(161), null], [8, odds(165), null]);
    expect(mergePast(server, page, [1]).runners[0]?.points.map(([at]) => at)).toEqual([1, 5, 6, 8]);
  });

  test('has each runner of the market, and no other', () => {
    const { runners } = mergePast(createHistory([1, odds(150), null]), null, [2, 1]);
    expect(runners.map(({ runnerId, points }) => [runnerId, points.length])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
});

describe('appendPoint', () => {
  test('skips unchanged prices, begins with a price, and never runs back in time', () => {
    const points: PricePoint[] = [];
    appendPoint(points, 1, [null, null]);
    appendPoint(points, 10, [odds(150), null]);
    appendPoint(points, 20, [odds(150), null]);
    appendPoint(points, 5, [odds(151), null]);
    expect(points).toEqual([
      [10, 150, null],
      [10, 151, null],
    ]);
  });
});

describe('readMarketTrack', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('has the prices of each runner, and none while the market is suspended', () => {
    const feed = createChartFeed(createChartMarket([['Mumbai', 154]]), createFakeEnvironment());
    vi.advanceTimersByTime(1_000);
    feed.publish(createChartMarket([['Mumbai', 160]]));
    vi.advanceTimersByTime(1_000);
    feed.publish(createChartMarket([['Mumbai', 160]], { status: 'suspended' }));
    vi.advanceTimersByTime(1_000);
    feed.publish(createChartMarket([['Mumbai', 170]]));
    const track = feed.history.track(createChartMarket().marketId) ?? expect.fail('no track');
    expect(readMarketTrack(track, [1]).runners[0]?.points.map(([, back, lay]) => [back, lay])).toEqual([
      [154, 156],
      [160, 162],
      [null, null],
      [170, 172],
    ]);
    feed.stop();
  });
});

describe('readLinePrices', () => {
  const line = createFancyLine('31_6');

  test('has the runs of YES and NO in hundredths', () => {
    const prices = { ...line, yes: { run: 36, size: 100 }, no: { run: 34, size: 100 } };
    expect(readLinePrices(prices)).toEqual([3_600, 3_400]);
  });

  test('has none while the line is locked, hidden or at 0', () => {
    expect(readLinePrices({ ...line, lockedBy: 'Ball Running' })).toEqual([null, null]);
    expect(readLinePrices(null)).toEqual([null, null]);
    expect(readLinePrices({ ...line, yes: { run: 0, size: 100 }, no: null })).toEqual([null, null]);
  });
});

import type { RunnerPrices } from '#shared/domain/market/price-history.ts';
import { ALL_CHANCES, calculateChances } from '#shared/domain/odds/chance.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { MarketOutline, PriceStore } from '#shared/live/live-feed.ts';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';
import { listChanceHistory } from './chance-history.ts';

/** Market of decimal odds with one winner. */
export type TrendMarket = Pick<MarketOutline, 'marketId' | 'runners'>;

export interface TrendPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Hundredths of a per cent. */
  readonly chance: number;
}

export interface Trend {
  /** The runner with the best chance when the trend began. */
  readonly favourite: string;
  /** In order of time, at most an hour. Points from before this page opened come first. */
  readonly points: readonly TrendPoint[];
}

const SAMPLE_MS = 10 * SECOND_MS;
/** Markets whose points are kept, the latest. */
const MAX_MARKETS = 100;

/** Reads the chances of the runners in their order. Null when one of them has no price. */
export function readChances(
  prices: PriceStore,
  { marketId, runners }: TrendMarket,
  total?: number,
): readonly number[] | null {
  const best = runners.map(({ runnerId }) => ({
    back: asOdds(prices.getCell(marketId, runnerId, 'back', 0).price),
    lay: asOdds(prices.getCell(marketId, runnerId, 'lay', 0).price),
  }));
  return calculateChances(best, total);
}

interface Recording {
  readonly index: number;
  readonly favourite: string;
  points: TrendPoint[];
}

/**
 * Records the favourite's chance of each followed market every ten seconds, while the page is visible. Points stay for
 * an hour, also after the last follower has left.
 */
export function createTrendRecorder() {
  const recordings = new Map<string, Recording>();
  const samplers = new Set<() => void>();
  let stop: (() => void) | null = null;

  const startRecording = ({ marketId, runners }: TrendMarket, chances: readonly number[]): Recording => {
    const index = chances.indexOf(Math.max(...chances));
    const recording: Recording = { index, favourite: runners[index]?.name ?? '', points: [] };
    recordings.set(marketId, recording);
    for (const oldest of [...recordings.keys()].slice(0, -MAX_MARKETS)) recordings.delete(oldest);
    return recording;
  };

  const takeSample = (prices: PriceStore, market: TrendMarket): Recording | null => {
    const known = recordings.get(market.marketId);
    const chances = readChances(prices, market, ALL_CHANCES);
    if (chances === null) return known ?? null;
    const recording = known ?? startRecording(market, chances);
    const at = Date.now();
    recording.points = [
      ...recording.points.filter((point) => at - point.at <= HOUR_MS),
      { at, chance: chances[recording.index] ?? 0 },
    ];
    return recording;
  };

  return {
    /**
     * Puts the past prices of a market before what has been recorded, and returns both. The first prices may arrive
     * after the first sample, so without one it takes one. Repeated calls with the same prices add nothing.
     */
    addHistory(prices: PriceStore, market: TrendMarket, history: readonly RunnerPrices[]): Trend | null {
      const moments = listChanceHistory(history, market.runners, Date.now());
      const known = recordings.get(market.marketId) ?? takeSample(prices, market);
      const last = moments.at(-1);
      if (last === undefined) return known ?? null;
      const recording = known ?? startRecording(market, last.chances);
      const firstAt = recording.points[0]?.at ?? Infinity;
      const earlier = moments.filter(({ at }) => at < firstAt);
      recording.points = [
        ...earlier.map(({ at, chances }) => ({ at, chance: chances[recording.index] ?? 0 })),
        ...recording.points,
      ];
      return recording;
    },
    /** Calls back now and after each sample. Returns the function that ends it. */
    follow(prices: PriceStore, market: TrendMarket, onSample: (trend: Trend | null) => void): () => void {
      const takeNext = () => onSample(takeSample(prices, market));
      samplers.add(takeNext);
      stop ??= startVisibleInterval(() => samplers.forEach((each) => each()), SAMPLE_MS);
      takeNext();
      return () => {
        samplers.delete(takeNext);
        if (samplers.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

/** Least range of the vertical axis, in hundredths of a per cent: a calm market is a calm line. */
const MIN_RANGE = 1_000;
/** Fewer points are no trend. */
const MIN_POINTS = 3;

/**
 * Draws the points as an SVG path over the width of a box, the latest at its end. "" for fewer than three points.
 */
export function drawTrend(points: readonly TrendPoint[], { width, height }: { width: number; height: number }): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < MIN_POINTS) return '';
  const span = Math.max(1, last.at - first.at);
  const chances = points.map(({ chance }) => chance);
  const [lowest, highest] = [Math.min(...chances), Math.max(...chances)];
  const range = Math.max(MIN_RANGE, highest - lowest);
  const bottom = (lowest + highest - range) / 2;
  return points
    .map(({ at, chance }, index) => {
      const x = width - ((last.at - at) / span) * width;
      const y = 2 + (height - 4) * (1 - (chance - bottom) / range);
      return `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
    })
    .join('');
}

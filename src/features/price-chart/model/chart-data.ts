import { downsamplePrices } from '#shared/domain/market/downsample-prices.ts';
import { getDrawnPrice, type PricePoint, type RunnerPrices } from '#shared/domain/market/price-history.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';

/** Most points a runner that are drawn: two a pixel of a phone. */
const MAX_DRAWN = 600;

/** Lines of a chart over common moments. */
export interface ChartData {
  /** Milliseconds since 1970, rising. */
  readonly moments: readonly number[];
  readonly lines: readonly ChartLine[];
}

export interface ChartLine {
  readonly runnerId: RunnerId;
  /**
   * The scale value at each moment. Null: from here on the market took no bets, and the line has a gap. Undefined: the
   * value before still holds.
   */
  readonly values: readonly (number | null | undefined)[];
}

/** Finds the last point at or before a moment. */
export function findPointAt(points: readonly PricePoint[], at: number): PricePoint | null {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.[0] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return points[low - 1] ?? null;
}

/** Returns the drawn price at a moment. Null before the first point, and while the market took no bets. */
export function findPriceAt(points: readonly PricePoint[], at: number): BetPrice | null {
  const point = findPointAt(points, at);
  return point === null ? null : getDrawnPrice(point);
}

/** Cuts points to a stretch of time. The price that holds at its start becomes its first point. */
export function cutPoints(points: readonly PricePoint[], from: number, to: number): readonly PricePoint[] {
  const before = findPointAt(points, from);
  const within = points.filter(([at]) => at > from && at <= to);
  return before === null ? within : [[from, before[1], before[2]], ...within];
}

/** Lists `[moment, value]` of one line: a price holds until the next point, and until a gap begins. */
function listLineValues(
  points: readonly PricePoint[],
  to: number,
  toValue: (price: BetPrice) => number,
): readonly (readonly [at: number, value: number | null])[] {
  const values: (readonly [number, number | null])[] = [];
  let last: number | null = null;
  for (const [index, point] of points.entries()) {
    // Of several points in one millisecond the last one holds.
    if (points[index + 1]?.[0] === point[0]) continue;
    const price = getDrawnPrice(point);
    const value = price === null ? null : toValue(price);
    // Without this point the gap would swallow the price before it.
    if (value === null && last !== null) values.push([point[0], last], [point[0] + 1, null]);
    else if (value !== null || last !== null) values.push([point[0], value]);
    last = value;
  }
  if (last !== null) values.push([to, last]);
  return values;
}

/** Builds the lines of the chart between two moments. */
export function buildChartData(
  runners: readonly RunnerPrices[],
  { from, to }: { readonly from: number; readonly to: number },
  toValue: (price: BetPrice) => number,
): ChartData {
  const all = runners.map(({ runnerId, points }) => ({
    runnerId,
    values: new Map(listLineValues(downsamplePrices(cutPoints(points, from, to), MAX_DRAWN), to, toValue)),
  }));
  const moments = [...new Set(all.flatMap(({ values }) => [...values.keys()]))].sort((one, other) => one - other);
  return {
    moments,
    lines: all.map(({ runnerId, values }) => ({ runnerId, values: moments.map((at) => values.get(at)) })),
  };
}

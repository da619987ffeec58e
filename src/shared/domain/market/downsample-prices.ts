import { getDrawnPrice, type PricePoint } from './price-history.ts';

/** Most points that one bucket keeps: first, lowest, highest and last price, and both ends of a gap. */
const POINTS_PER_BUCKET = 6;
/** The last point, and the point before the first full bucket. */
const EXTRA_POINTS = 2;
/** Fewest points that `downsamplePrices` can return. */
export const MIN_POINTS = POINTS_PER_BUCKET + EXTRA_POINTS;

/** Adds the indexes of the first, lowest, highest and last price of a bucket. */
function keepExtremes(points: readonly PricePoint[], from: number, to: number, selected: Set<number>): void {
  let [first, last, lowest, highest] = [-1, -1, -1, -1];
  const readPrice = (index: number): number => {
    const point = points[index];
    return (point && getDrawnPrice(point)) ?? Number.NaN;
  };
  for (let index = from; index < to; index += 1) {
    const price = readPrice(index);
    if (Number.isNaN(price)) continue;
    if (first < 0) first = index;
    last = index;
    if (lowest < 0 || price < readPrice(lowest)) lowest = index;
    if (highest < 0 || price > readPrice(highest)) highest = index;
  }
  for (const index of [first, lowest, highest, last]) if (index >= 0) selected.add(index);
}

/** Adds both ends of each gap of at least one bucket: where the prices end, and where they return. */
function keepLongGaps(points: readonly PricePoint[], widthMs: number, selected: Set<number>): void {
  let gapStart: number | null = null;
  for (const [index, point] of points.entries()) {
    if (getDrawnPrice(point) === null) {
      gapStart ??= index;
      continue;
    }
    const start = gapStart === null ? undefined : points[gapStart];
    if (gapStart !== null && start !== undefined && point[0] - start[0] >= widthMs) selected.add(gapStart).add(index);
    gapStart = null;
  }
  if (gapStart !== null) selected.add(gapStart);
}

/**
 * Reduces the points of one runner to at most `maxPoints` (`MIN_POINTS` or more), all of them taken from the input and
 * in its order. Buckets of equal time keep their first, lowest, highest and last price, so no peak is lost. A gap
 * without prices stays if it is as long as a bucket; a shorter one could not be seen. `points` are in order of time.
 */
export function downsamplePrices(points: readonly PricePoint[], maxPoints: number): readonly PricePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length <= maxPoints) return points;
  const buckets = Math.max(1, Math.floor((maxPoints - EXTRA_POINTS) / POINTS_PER_BUCKET));
  const widthMs = Math.max(1, (last[0] - first[0]) / buckets);
  const selected = new Set<number>();
  for (let from = 0; from < points.length;) {
    const bucket = Math.min(buckets - 1, Math.floor(((points[from]?.[0] ?? 0) - first[0]) / widthMs));
    const end = bucket === buckets - 1 ? Infinity : first[0] + (bucket + 1) * widthMs;
    let to = from + 1;
    while (to < points.length && (points[to]?.[0] ?? Infinity) < end) to += 1;
    keepExtremes(points, from, to, selected);
    from = to;
  }
  keepLongGaps(points, widthMs, selected);
  return points.filter((_, index) => selected.has(index));
}

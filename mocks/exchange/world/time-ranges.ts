/** Finds the last item that began at or before the time, in a list sorted by time. Returns -1 before the first. */
export function findLastIndex<T>(list: readonly T[], time: number, timeOf: (item: T) => number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && timeOf(item) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Range of time; `to` is excluded. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** Tells whether the time lies in one of the sorted, disjoint ranges. */
export function isWithinRanges(ranges: readonly TimeRange[], time: number): boolean {
  const found = ranges[findLastIndex(ranges, time, (range) => range.from)];
  return found !== undefined && time < found.to;
}

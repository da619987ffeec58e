/** Looks up, in a list in order of time, the last item that began at or before the time; -1 before the first. */
export function lastIndexAt<T>(list: readonly T[], time: number, timeOf: (item: T) => number): number {
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

/** A stretch of time; `to` is excluded. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Whether the time lies in one of the stretches, which are in order and do not overlap. */
export function within(stretches: readonly Stretch[], time: number): boolean {
  const found = stretches[lastIndexAt(stretches, time, (stretch) => stretch.from)];
  return found !== undefined && time < found.to;
}

import type { ExposureRow } from '#shared/domain/bet/bet.ts';
import { type Money, sum, ZERO } from '#shared/domain/money/money.ts';

export interface LargestExposures {
  /** Markets with the worst possible results, worst first. */
  readonly largest: readonly ExposureRow[];
  /** Number and sum of the other markets at risk. */
  readonly others: { readonly count: number; readonly exposure: Money };
}

/** Selects the markets with the largest liabilities, at most `max`. Markets without a liability are left out. */
export function selectLargestExposures(rows: readonly ExposureRow[], max: number): LargestExposures {
  const sorted = rows.filter(({ exposure }) => exposure < ZERO).sort((a, b) => a.exposure - b.exposure);
  const others = sorted.slice(max);
  return {
    largest: sorted.slice(0, max),
    others: { count: others.length, exposure: sum(others.map(({ exposure }) => exposure)) },
  };
}

import type { RunnerStatus } from '#shared/domain/market.ts';
import type { MarketFacts } from '#shared/live/live.ts';
import { marketShut, type MarketShut } from '#shared/live/shut.ts';

/** What lies over a whole market. `waiting`: nothing is known of it yet. */
export type MarketCover = 'none' | 'waiting' | Exclude<MarketShut, 'gone'>;

export function marketCover(facts: MarketFacts | null): MarketCover {
  const shut = marketShut(facts);
  return shut === null ? 'none' : shut === 'gone' ? 'waiting' : shut;
}

/** What keeps one runner from being bet on while its market is open. */
export const runnerCover = (status: RunnerStatus | null): Exclude<RunnerStatus, 'active'> | null => (status === null || status === 'active' ? null : status);

import type { RunnerStatus } from '#shared/domain/market.ts';
import type { MarketFacts } from '#shared/live/live.ts';

/** What keeps a whole market from being bet on, the weightiest first. `waiting`: nothing is known of it yet. */
export type MarketCover = 'none' | 'waiting' | 'closed' | 'inactive' | 'suspended' | 'locked' | 'stale';

export function marketCover(facts: MarketFacts | null): MarketCover {
  if (facts === null) return 'waiting';
  if (facts.status !== 'open') return facts.status;
  if (facts.locked) return 'locked';
  return facts.freshness === 'stale' ? 'stale' : 'none';
}

/** What keeps one runner from being bet on while its market is open. */
export const runnerCover = (status: RunnerStatus | null): Exclude<RunnerStatus, 'active'> | null => (status === null || status === 'active' ? null : status);

import type { RunnerStatus } from '#shared/domain/market.ts';
import type { MarketFacts } from '#shared/live/live.ts';

/** What keeps a ladder from being bet on, the weightiest first; null while it takes bets. */
export type Shut = 'gone' | 'closed' | 'inactive' | 'suspended' | 'locked' | 'removed' | 'stale';

const ofRunner = { active: null, suspended: 'suspended', removed: 'removed', winner: 'closed', loser: 'closed' } as const satisfies Record<RunnerStatus, Shut | null>;

export function shutBy(facts: MarketFacts | null, runner: RunnerStatus | null): Shut | null {
  if (facts === null) return 'gone';
  if (facts.status !== 'open') return facts.status;
  if (facts.locked) return 'locked';
  const own = runner === null ? null : ofRunner[runner];
  return own ?? (facts.freshness === 'stale' ? 'stale' : null);
}

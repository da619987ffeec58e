import type { RunnerStatus } from '../domain/market.ts';
import type { MarketFacts } from './live.ts';

/** What shuts a whole market for bets. `gone`: the feed has not brought it yet, or no longer does. */
export type MarketShut = 'gone' | 'closed' | 'inactive' | 'suspended' | 'locked' | 'stale';

/** What shuts one selection: its market's reasons, or its runner's own. */
export type SelectionShut = MarketShut | 'removed';

/** The weightiest reason first; null while the market takes bets. The one place that decides it. */
export function marketShut(facts: MarketFacts | null): MarketShut | null {
  if (facts === null) return 'gone';
  if (facts.status !== 'open') return facts.status;
  if (facts.locked) return 'locked';
  return facts.freshness === 'stale' ? 'stale' : null;
}

const ofRunner = { active: null, suspended: 'suspended', removed: 'removed', winner: 'closed', loser: 'closed' } as const satisfies Record<RunnerStatus, SelectionShut | null>;

/** As `marketShut`, with the runner's own state, which weighs more than old prices. `runner` null: nothing is known against it. */
export function selectionShut(facts: MarketFacts | null, runner: RunnerStatus | null): SelectionShut | null {
  const market = marketShut(facts);
  if (market !== null && market !== 'stale') return market;
  return (runner === null ? null : ofRunner[runner]) ?? market;
}

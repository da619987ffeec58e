import type { RunnerStatus } from '../../domain/market/market.ts';
import type { MarketFacts } from '../live-feed.ts';

/** What shuts a whole market for bets. `gone`: the feed has not brought it yet, or no longer does. */
export type MarketBlock = 'gone' | 'closed' | 'inactive' | 'suspended' | 'locked' | 'stale';

/** What shuts one selection: its market's reasons, or its runner's own. */
export type SelectionBlock = MarketBlock | 'removed';

/** The weightiest reason first; null while the market takes bets. The one place that decides it. */
export function getMarketBlock(facts: MarketFacts | null): MarketBlock | null {
  if (facts === null) return 'gone';
  if (facts.status !== 'open') return facts.status;
  if (facts.locked) return 'locked';
  return facts.freshness === 'stale' ? 'stale' : null;
}

const blockByRunnerStatus = {
  active: null,
  suspended: 'suspended',
  removed: 'removed',
  winner: 'closed',
  loser: 'closed',
} as const satisfies Record<RunnerStatus, SelectionBlock | null>;

/** As `marketShut`, with the runner's own state, which weighs more than old prices. `runner` null: nothing is known against it. */
export function getSelectionBlock(facts: MarketFacts | null, runner: RunnerStatus | null): SelectionBlock | null {
  const marketBlock = getMarketBlock(facts);
  if (marketBlock !== null && marketBlock !== 'stale') return marketBlock;
  return (runner === null ? null : blockByRunnerStatus[runner]) ?? marketBlock;
}

import type { RunnerStatus } from '../../domain/market/market.ts';
import type { MarketFacts } from '../live-feed.ts';

/** Reason why a whole market takes no bets. `missing`: the feed has not delivered it yet, or stopped delivering it. */
export type MarketBlock = 'missing' | 'closed' | 'inactive' | 'suspended' | 'locked' | 'stale';

/** Reason why one selection takes no bets: its market's or its runner's own. */
export type SelectionBlock = MarketBlock | 'runner-suspended' | 'removed';

/**
 * Returns the strongest reason, or null while the market takes bets. Session lines have no market status: their lock
 * and the lifetime of the list decide (`createFancyQuote` in the bet slip).
 */
export function getMarketBlock(facts: Pick<MarketFacts, 'status' | 'locked' | 'freshness'> | null): MarketBlock | null {
  if (facts === null) return 'missing';
  if (facts.status !== 'open') return facts.status;
  if (facts.locked) return 'locked';
  return facts.freshness === 'stale' ? 'stale' : null;
}

const blockByRunnerStatus = {
  active: null,
  suspended: 'runner-suspended',
  removed: 'removed',
  winner: 'closed',
  loser: 'closed',
} as const satisfies Record<RunnerStatus, SelectionBlock | null>;

/**
 * Like `getMarketBlock`, with the runner's own state, which outweighs stale prices. `runner` null: nothing is known
 * against it.
 */
export function getSelectionBlock(facts: MarketFacts | null, runner: RunnerStatus | null): SelectionBlock | null {
  const marketBlock = getMarketBlock(facts);
  if (marketBlock !== null && marketBlock !== 'stale') return marketBlock;
  return (runner === null ? null : blockByRunnerStatus[runner]) ?? marketBlock;
}

import type { RunnerStatus } from '#shared/domain/market/market.ts';
import type { MarketFacts } from '#shared/live/live-feed.ts';
import { getMarketBlock, type MarketBlock } from '#shared/live/store/betting-block.ts';

/** What lies over a whole market. `waiting`: nothing is known of it yet. */
export type MarketOverlay = 'none' | 'waiting' | Exclude<MarketBlock, 'gone'>;

export function getMarketOverlay(facts: MarketFacts | null): MarketOverlay {
  const block = getMarketBlock(facts);
  return block === null ? 'none' : block === 'gone' ? 'waiting' : block;
}

/** What keeps one runner from being bet on while its market is open. */
export const getRunnerOverlay = (status: RunnerStatus | null): Exclude<RunnerStatus, 'active'> | null =>
  status === null || status === 'active' ? null : status;

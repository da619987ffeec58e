import type { RunnerStatus } from '#shared/domain/market/market.ts';
import { getMarketBlock, type MarketBlock } from '#shared/live/store/market-block.ts';

/** Label over a whole market. `waiting`: the market has not loaded. */
export type MarketOverlay = 'none' | 'waiting' | Exclude<MarketBlock, 'missing'>;

export function getMarketOverlay(facts: Parameters<typeof getMarketBlock>[0]): MarketOverlay {
  const block = getMarketBlock(facts);
  return block === null ? 'none' : block === 'missing' ? 'waiting' : block;
}

/** Returns the status that blocks a runner while its market is open; null for an active runner. */
export const getRunnerOverlay = (status: RunnerStatus | null): Exclude<RunnerStatus, 'active'> | null =>
  status === null || status === 'active' ? null : status;

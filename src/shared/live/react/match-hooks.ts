import { useEffect, useSyncExternalStore } from 'react';
import type { FancyLine, PriceLevel, Side } from '../../domain/market/market.ts';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { MarketFacts, MarketOutline, PriceCellValue, ResourceState } from '../live-feed.ts';
import type { WatchScope } from '../resource-key.ts';
import { useLiveFeed } from './live-hooks.tsx';

/* Hooks of the match page and the slip. The dashboard loads live-hooks.tsx alone. */

/** Subscribes to one price, and renders only when it changes, also while its market is off screen. */
export function useCell(marketId: string, runnerId: RunnerId, side: Side, level: PriceLevel): PriceCellValue {
  const source = useLiveFeed().prices.getCellSource(marketId, runnerId, side, level);
  return useSyncExternalStore(source.subscribe, source.read);
}

export function useMarketFacts(marketId: string): MarketFacts | null {
  const source = useLiveFeed().prices.getMarketSource(marketId);
  return useSyncExternalStore(source.subscribe, source.read);
}

export function useFancies(matchId: string): ResourceState<readonly FancyLine[]> {
  const source = useLiveFeed().getFanciesSource(matchId);
  return useSyncExternalStore(source.subscribe, source.read);
}

/** Subscribes to the markets of a match without their prices. It only reads: the page must also watch them. */
export function useMatch(matchId: string): ResourceState<readonly MarketOutline[]> {
  const source = useLiveFeed().getMatchSource(matchId);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}

/** Keeps the prices of a match coming while the component is mounted. Scope `markets` excludes its session lines. */
export function useWatchMatch(matchId: string, scope: WatchScope = 'all'): void {
  const feed = useLiveFeed();
  useEffect(() => feed.watchMatch(matchId, scope), [feed, matchId, scope]);
}

import { useMemo, useSyncExternalStore } from 'react';
import { asOdds } from '#shared/domain/odds/odds.ts';
import type { PriceStore } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import type { MultiBetQuotes } from '../model/multi-bet-quotes.ts';

function subscribeToRunners(
  prices: PriceStore,
  marketId: string,
  runnerIds: readonly number[],
  onChange: () => void,
): () => void {
  const unsubscribes = runnerIds.flatMap((runnerId) => [
    prices.getRunnerSource(marketId, runnerId).subscribe(onChange),
    prices.getCellSource(marketId, runnerId, 'back', 0).subscribe(onChange),
    prices.getCellSource(marketId, runnerId, 'lay', 0).subscribe(onChange),
  ]);
  unsubscribes.push(prices.getMarketSource(marketId).subscribe(onChange));
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

function createMultiBetQuotesSource(prices: PriceStore, marketId: string, runnerIds: readonly number[]) {
  const read = (): MultiBetQuotes => ({
    facts: prices.getMarket(marketId),
    runners: runnerIds.map((runnerId) => ({
      runnerId,
      status: prices.getRunner(marketId, runnerId)?.status ?? null,
      back: asOdds(prices.getCell(marketId, runnerId, 'back', 0).price),
      lay: asOdds(prices.getCell(marketId, runnerId, 'lay', 0).price),
    })),
  });
  let lastQuotes = read();
  return {
    subscribe: (onChange: () => void) => subscribeToRunners(prices, marketId, runnerIds, onChange),
    read: () => {
      const next = read();
      // Keep the object while nothing changed: a store that always returns a new one renders forever.
      if (JSON.stringify(next) !== JSON.stringify(lastQuotes)) lastQuotes = next;
      return lastQuotes;
    },
  };
}

/**
 * Reads the quotes of all runners of a race while the slip is on screen. One hook reads all, because the number of
 * runners varies.
 */
export function useMultiBetQuotes(marketId: string, runnerIds: readonly number[]): MultiBetQuotes {
  const { prices } = useLiveFeed();
  const source = useMemo(() => createMultiBetQuotesSource(prices, marketId, runnerIds), [prices, marketId, runnerIds]);
  return useSyncExternalStore(source.subscribe, source.read);
}

import { useMemo, useSyncExternalStore } from 'react';
import type { PriceStore } from '#shared/live/live.ts';
import { useLiveFeed } from '#shared/live/react.tsx';
import type { RaceQuotes } from '../model/quotes.ts';

function follow(prices: PriceStore, marketId: string, runnerIds: readonly number[], changed: () => void): () => void {
  const ends = runnerIds.flatMap((runnerId) => [
    prices.subscribeRunner(marketId, runnerId, changed),
    prices.subscribeCell(marketId, runnerId, 'back', 0, changed),
    prices.subscribeCell(marketId, runnerId, 'lay', 0, changed),
  ]);
  ends.push(prices.subscribeMarket(marketId, changed));
  return () => ends.forEach((end) => end());
}

function sourceOf(prices: PriceStore, marketId: string, runnerIds: readonly number[]) {
  const read = (): RaceQuotes => ({
    facts: prices.market(marketId),
    runners: runnerIds.map((runnerId) => ({
      runnerId,
      status: prices.runner(marketId, runnerId)?.status ?? null,
      back: prices.cell(marketId, runnerId, 'back', 0).price,
      lay: prices.cell(marketId, runnerId, 'lay', 0).price,
    })),
  });
  let last = read();
  return {
    subscribe: (changed: () => void) => follow(prices, marketId, runnerIds, changed),
    read: () => {
      const next = read();
      // The same object while nothing changed: a store that is always new would render for ever.
      if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
      return last;
    },
  };
}

/** Every runner of a race, followed as long as the slip is on screen: hooks cannot be counted out by runners, so one reads them all. */
export function useRaceQuotes(marketId: string, runnerIds: readonly number[]): RaceQuotes {
  const { prices } = useLiveFeed();
  const source = useMemo(() => sourceOf(prices, marketId, runnerIds), [prices, marketId, runnerIds]);
  return useSyncExternalStore(source.subscribe, source.read);
}

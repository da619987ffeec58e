import { useMemo, useSyncExternalStore } from 'react';
import type { RunnerId } from '../../domain/market/runner-id.ts';
import type { MarketOutline, PriceStore } from '../live-feed.ts';
import type { Source } from '../store/observable.ts';
import { useLiveFeed } from './live-hooks.tsx';

type MarketRunners = Pick<MarketOutline, 'marketId' | 'runners'>;

/** Returns the runners that can still win, in the market's order. Bets on a removed runner are void. */
export const getActiveRunners = (prices: PriceStore, { marketId, runners }: MarketRunners): readonly RunnerId[] =>
  runners
    .map(({ runnerId }) => runnerId)
    .filter((runnerId) => prices.getRunner(marketId, runnerId)?.status !== 'removed');

function createSource(prices: PriceStore, market: MarketRunners): Source<readonly RunnerId[]> {
  let value = getActiveRunners(prices, market);
  return {
    subscribe(onChange) {
      const unsubscribes = market.runners.map(({ runnerId }) =>
        prices.getRunnerSource(market.marketId, runnerId).subscribe(onChange),
      );
      return () => unsubscribes.forEach((stop) => stop());
    },
    read() {
      const now = getActiveRunners(prices, market);
      if (now.length !== value.length) value = now;
      return value;
    },
  };
}

/** Subscribes to the active runners. The list keeps its identity until one is removed. */
export function useActiveRunners({ marketId, runners }: MarketRunners): readonly RunnerId[] {
  const { prices } = useLiveFeed();
  const source = useMemo(() => createSource(prices, { marketId, runners }), [prices, marketId, runners]);
  return useSyncExternalStore(source.subscribe, source.read);
}

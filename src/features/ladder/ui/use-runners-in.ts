import { useMemo, useSyncExternalStore } from 'react';
import type { MarketOutline, PriceStore } from '#shared/live/live.ts';
import type { Source } from '#shared/live/source.ts';
import { useLiveFeed } from '#shared/live/react.tsx';

type Runners = Pick<MarketOutline, 'marketId' | 'runners'>;

function runnersIn(prices: PriceStore, { marketId, runners }: Runners): Source<readonly number[]> {
  const inMarket = () => runners.map(({ runnerId }) => runnerId).filter((runnerId) => prices.runner(marketId, runnerId)?.status !== 'removed');
  let value = inMarket();
  return {
    subscribe(changed) {
      const stops = runners.map(({ runnerId }) => prices.subscribeRunner(marketId, runnerId, changed));
      return () => stops.forEach((stop) => stop());
    },
    read() {
      const now = inMarket();
      if (now.length !== value.length) value = now;
      return value;
    },
  };
}

/** The runners still in the market: bets on one that was taken out are void. Keeps its identity until one goes. */
export function useRunnersIn(market: Runners): readonly number[] {
  const { prices } = useLiveFeed();
  const source = useMemo(() => runnersIn(prices, market), [prices, market]);
  return useSyncExternalStore(source.subscribe, source.read);
}

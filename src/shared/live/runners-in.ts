import { useMemo, useSyncExternalStore } from 'react';
import type { RunnerId } from '../domain/runner-id.ts';
import type { MarketOutline, PriceStore } from './live.ts';
import { useLiveFeed } from './react.tsx';
import type { Source } from './source.ts';

type Runners = Pick<MarketOutline, 'marketId' | 'runners'>;

/** The runners that can still win, in the market's order: bets on one that was taken out are void. */
export const runnersIn = (prices: PriceStore, { marketId, runners }: Runners): readonly RunnerId[] =>
  runners.map(({ runnerId }) => runnerId).filter((runnerId) => prices.runner(marketId, runnerId)?.status !== 'removed');

function followed(prices: PriceStore, market: Runners): Source<readonly RunnerId[]> {
  let value = runnersIn(prices, market);
  return {
    subscribe(changed) {
      const stops = market.runners.map(({ runnerId }) => prices.subscribeRunner(market.marketId, runnerId, changed));
      return () => stops.forEach((stop) => stop());
    },
    read() {
      const now = runnersIn(prices, market);
      if (now.length !== value.length) value = now;
      return value;
    },
  };
}

/** The same, followed. Keeps its identity until one goes. */
export function useRunnersIn({ marketId, runners }: Runners): readonly RunnerId[] {
  const { prices } = useLiveFeed();
  const source = useMemo(() => followed(prices, { marketId, runners }), [prices, marketId, runners]);
  return useSyncExternalStore(source.subscribe, source.read);
}

import { useMemo, useSyncExternalStore } from 'react';
import type { Side } from '#shared/domain/market/market.ts';
import type { MarketOutline, PriceCellValue, PriceStore } from '#shared/live/live-feed.ts';
import { useLiveFeed, useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { getMarketBlock } from '#shared/live/store/market-block.ts';
import type { CashOutMarket, CashOutRunner } from '../model/cash-out-market.ts';

const toOffer = ({ price, size }: PriceCellValue) => (price === null || size === null ? null : { price, size });

/** Observes the runners' best prices as one value that keeps its identity until a price changes. */
function createRunnersSource(prices: PriceStore, { marketId, runners }: MarketOutline) {
  const parts = runners.map((runner) => {
    const getBestCell = (side: Side) => prices.getCellSource(marketId, runner.runnerId, side, 0);
    return {
      runner,
      back: getBestCell('back'),
      lay: getBestCell('lay'),
      facts: prices.getRunnerSource(marketId, runner.runnerId),
    };
  });
  const readParts = () => parts.flatMap(({ back, lay, facts }) => [back.read(), lay.read(), facts.read()]);
  const build = (): readonly CashOutRunner[] =>
    parts.map(({ runner: { runnerId, name }, back, lay, facts }) => ({
      runnerId,
      name,
      status: facts.read()?.status ?? 'active',
      back: toOffer(back.read()),
      lay: toOffer(lay.read()),
    }));
  let lastParts = readParts();
  let value = build();
  return {
    subscribe(onChange: () => void) {
      const unsubscribes = parts.flatMap(({ back, lay, facts }) => [
        back.subscribe(onChange),
        lay.subscribe(onChange),
        facts.subscribe(onChange),
      ]);
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    read() {
      const now = readParts();
      if (now.some((part, index) => part !== lastParts[index])) [lastParts, value] = [now, build()];
      return value;
    },
  };
}

/**
 * Returns a market's live best prices and its block. It renders at every change, which suits one figure but not a grid.
 */
export function useCashOutMarket(outline: MarketOutline): CashOutMarket {
  const { prices } = useLiveFeed();
  const source = useMemo(() => createRunnersSource(prices, outline), [prices, outline]);
  const runners = useSyncExternalStore(source.subscribe, source.read);
  const marketBlock = useMarketFact(outline.marketId, getMarketBlock);
  return { kind: outline.kind, marketBlock, runners };
}

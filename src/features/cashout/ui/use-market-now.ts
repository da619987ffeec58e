import { useMemo, useSyncExternalStore } from 'react';
import type { Side } from '#shared/domain/market.ts';
import type { CellValue, MarketOutline, PriceStore } from '#shared/live/live.ts';
import { useLiveFeed, useMarketFact } from '#shared/live/react.tsx';
import { marketShut } from '#shared/live/shut.ts';
import type { MarketNow, RunnerNow } from '../model/market-now.ts';

const offerOf = ({ price, size }: CellValue) => (price === null || size === null ? null : { price, size });

/** The runners' best prices as one value, which keeps its identity until one of them changes. */
function runnersSource(prices: PriceStore, { marketId, runners }: MarketOutline) {
  const parts = runners.map((runner) => {
    const cell = (side: Side) => prices.cellSource(marketId, runner.runnerId, side, 0);
    return { runner, back: cell('back'), lay: cell('lay'), facts: prices.runnerSource(marketId, runner.runnerId) };
  });
  const parcel = () => parts.flatMap(({ back, lay, facts }) => [back.read(), lay.read(), facts.read()]);
  const build = (): readonly RunnerNow[] =>
    parts.map(({ runner: { runnerId, name }, back, lay, facts }) => ({
      runnerId,
      name,
      status: facts.read()?.status ?? 'active',
      back: offerOf(back.read()),
      lay: offerOf(lay.read()),
    }));
  let seen = parcel();
  let value = build();
  return {
    subscribe(changed: () => void) {
      const stops = parts.flatMap(({ back, lay, facts }) => [back.subscribe(changed), lay.subscribe(changed), facts.subscribe(changed)]);
      return () => stops.forEach((stop) => stop());
    },
    read() {
      const now = parcel();
      if (now.some((part, index) => part !== seen[index])) [seen, value] = [now, build()];
      return value;
    },
  };
}

/** A market's best prices and what shuts it, live. Renders for every change of them: for one figure, not for a grid. */
export function useMarketNow(outline: MarketOutline): MarketNow {
  const { prices } = useLiveFeed();
  const source = useMemo(() => runnersSource(prices, outline), [prices, outline]);
  const runners = useSyncExternalStore(source.subscribe, source.read);
  const shut = useMarketFact(outline.marketId, marketShut);
  return { kind: outline.kind, shut, runners };
}

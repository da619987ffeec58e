import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { OddsGrid, OddsRow } from '#ui-kit';
import type { GridMaker } from '../page/grid.ts';
import { createOutlines } from '../page/outline.ts';
import { CELLS, RUNNERS } from '../page/shape.ts';
import { applySketchChanges, parseChanges, parseValues,type SketchChange, type SketchValue } from './message.ts';
import { draw, flasher, ValueCell } from './skeleton.tsx';

const OF_A_MARKET = RUNNERS * CELLS;
const backs = [2, 1, 0];
const lays = [3, 4, 5];
const getKey = (market: number) => ['market', market];

const Market = memo(function Market({ market, name, runners }: { market: number; name: string; runners: readonly { readonly name: string }[] }) {
  const { data } = useQuery<readonly SketchValue[]>({ queryKey: getKey(market), enabled: false });
  const createCell = (runner: number) => (place: number) => {
    const value = data?.[runner * CELLS + place];
    return value && <ValueCell key={place} index={market * OF_A_MARKET + runner * CELLS + place} value={value} />;
  };
  return (
    <OddsGrid name={name} variant="levels">
      {runners.map((runner, index) => (
        <OddsRow key={runner.name} name={runner.name} back={backs.map(createCell(index))} lay={lays.map(createCell(index))} />
      ))}
    </OddsGrid>
  );
});

/** TanStack Query as the store: one query per market, and each message writes into the cache. */
export const mountQueryCacheGrid: GridMaker = (place, { markets }, image) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } });
  const values = parseValues(image);
  for (let market = 0; market < markets; market += 1) client.setQueryData(getKey(market), values.slice(market * OF_A_MARKET, (market + 1) * OF_A_MARKET));
  draw(
    place,
    <QueryClientProvider client={client}>
      {createOutlines(markets).map(({ marketId, ...outline }, market) => (
        <Market key={marketId} market={market} name={outline.name} runners={outline.runners} />
      ))}
    </QueryClientProvider>,
  );
  return {
    apply(text) {
      flasher.sweep(performance.now());
      const byMarket = new Map<number, SketchChange[]>();
      for (const [index, value] of parseChanges(text)) {
        const market = Math.floor(index / OF_A_MARKET);
        const changes = byMarket.get(market) ?? [];
        changes.push([index % OF_A_MARKET, value]);
        byMarket.set(market, changes);
      }
      for (const [market, changes] of byMarket) client.setQueryData<readonly SketchValue[]>(getKey(market), (old) => (old === undefined ? old : applySketchChanges(old, changes)));
    },
    settle: () => undefined,
  };
};

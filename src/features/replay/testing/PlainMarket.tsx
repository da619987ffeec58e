import type { Side } from '#shared/domain/market.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live.ts';
import { useCell } from '#shared/live/react.tsx';
import { OddsCell, OddsGrid, OddsRow } from '#ui-kit';

function Cell({ marketId, runner, side }: { marketId: string; runner: RunnerOutline; side: Side }) {
  const { price, size } = useCell(marketId, runner.runnerId, side, 0);
  return <OddsCell side={side} level={0} kind="odds" runner={runner.name} price={price} size={size} state="locked" />;
}

/** Stands in for the app's market card, which is another feature's. */
export const plainMarket = ({ marketId, name, runners }: MarketOutline) => (
  <OddsGrid name={name} columns="pair">
    {runners.map((runner) => (
      <OddsRow key={runner.runnerId} name={runner.name} back={<Cell marketId={marketId} runner={runner} side="back" />} lay={<Cell marketId={marketId} runner={runner} side="lay" />} />
    ))}
  </OddsGrid>
);

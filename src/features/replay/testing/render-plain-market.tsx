import type { Side } from '#shared/domain/market/market.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { useCell } from '#shared/live/react/match-hooks.ts';
import { OddsCell, OddsGrid, OddsRow } from '#ui-kit';

function PlainCell({ marketId, runner, side }: { marketId: string; runner: RunnerOutline; side: Side }) {
  const { price, size } = useCell(marketId, runner.runnerId, side, 0);
  return <OddsCell side={side} level={0} kind="odds" runner={runner.name} price={price} size={size} state="locked" />;
}

/** Replaces the app's market card, which belongs to another feature. */
export const renderPlainMarket = ({ marketId, name, runners }: MarketOutline) => (
  <OddsGrid name={name} variant="pair">
    {runners.map((runner) => (
      <OddsRow
        key={runner.runnerId}
        name={runner.name}
        back={<PlainCell marketId={marketId} runner={runner} side="back" />}
        lay={<PlainCell marketId={marketId} runner={runner} side="lay" />}
      />
    ))}
  </OddsGrid>
);

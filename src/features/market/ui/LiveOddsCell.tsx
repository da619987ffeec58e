import { memo, useRef } from 'react';
import type { Side } from '#shared/domain/market.ts';
import type { Level, MarketOutline, RunnerOutline } from '#shared/live/live.ts';
import { useWrittenCell } from '#shared/live/written-cell.ts';
import { OddsCell, type OddsCellProps, writeOdds } from '#ui-kit';
import { type PressedPrice, priceAt } from '../model/press.ts';
import { usePress } from './usePress.ts';

export type PressCell = (runner: RunnerOutline, side: Side, level: Level, pressed: PressedPrice) => void;

export interface LiveOddsCellProps {
  market: Pick<MarketOutline, 'marketId' | 'kind'>;
  runner: RunnerOutline;
  side: Side;
  level: Level;
  state: NonNullable<OddsCellProps['state']>;
  /** Where no grid looks after the tab stop: whether the Tab key comes here. */
  tabStop?: boolean;
  /** Must keep its identity from render to render, or every cell renders with its parent. */
  onPress: PressCell;
}

/** One live price: rewritten when its own price or size changed, and then alone. */
export const LiveOddsCell = memo(function LiveOddsCell({ market, runner, side, level, state, tabStop = false, onPress }: LiveOddsCellProps) {
  const element = useRef<HTMLButtonElement>(null);
  const place = { marketId: market.marketId, runnerId: runner.runnerId, side, level };
  const { cell, shown } = useWrittenCell(place, element, (target, { price, size }) => writeOdds(target, { side, price, size, kind: market.kind, runner: runner.name }));
  const press = usePress(shown, (seen, at) => {
    const pressed = priceAt(seen, at);
    if (pressed !== null) onPress(runner, side, level, pressed);
  });
  return <OddsCell ref={element} data-runner={runner.runnerId} side={side} level={level} kind={market.kind} runner={runner.name} price={cell.price} size={cell.size} state={state} {...(tabStop && { tabIndex: 0 })} {...press} />;
});

import { memo, useRef, useSyncExternalStore } from 'react';
import type { Side } from '#shared/domain/market.ts';
import { spokenRunner } from '#shared/format/handicap.ts';
import type { Level, MarketOutline, RunnerOutline } from '#shared/live/live.ts';
import { type CellPlace, useWrittenCell } from '#shared/live/written-cell.ts';
import { OddsCell, writeOdds } from '#ui-kit';
import { type PressedPrice, priceAt } from '../model/press.ts';
import type { SelectedPrices } from '../selection.ts';
import { usePress } from './usePress.ts';

export type PressCell = (runner: RunnerOutline, side: Side, level: Level, pressed: PressedPrice) => void;

export interface LiveOddsCellProps {
  market: Pick<MarketOutline, 'marketId' | 'kind'>;
  runner: RunnerOutline;
  side: Side;
  level: Level;
  /** A press does nothing: the market, its runner or its prices are not open. */
  locked: boolean;
  /** The prices on the slip; left out where none is marked. */
  selected?: SelectedPrices | undefined;
  /** Where no grid looks after the tab stop: whether the Tab key comes here. */
  tabStop?: boolean;
  /** Must keep its identity from render to render, or every cell renders with its parent. */
  onPress: PressCell;
}

const nobodyTells = () => () => undefined;

function useSelected(selected: SelectedPrices | undefined, place: CellPlace): boolean {
  const isOn = () => selected?.read().some(({ marketId, runnerId, side, level = 0 }) => marketId === place.marketId && runnerId === place.runnerId && side === place.side && level === place.level) ?? false;
  return useSyncExternalStore(selected?.subscribe ?? nobodyTells, isOn);
}

/** One live price: rewritten when its own price or size changed, and then alone. */
export const LiveOddsCell = memo(function LiveOddsCell({ market, runner, side, level, locked, selected, tabStop = false, onPress }: LiveOddsCellProps) {
  const element = useRef<HTMLButtonElement>(null);
  const place = { marketId: market.marketId, runnerId: runner.runnerId, side, level };
  const onSlip = useSelected(selected, place);
  const spoken = spokenRunner(runner);
  const { cell, shown } = useWrittenCell(place, element, (target, { price, size }) => writeOdds(target, { side, price, size, kind: market.kind, runner: spoken }));
  const press = usePress(shown, (seen, at) => {
    const pressed = priceAt(seen, at);
    if (pressed !== null) onPress(runner, side, level, pressed);
  });
  return <OddsCell ref={element} data-runner={runner.runnerId} side={side} level={level} kind={market.kind} runner={spoken} price={cell.price} size={cell.size} state={locked ? 'locked' : onSlip ? 'selected' : 'open'} {...(tabStop && { tabIndex: 0 })} {...press} />;
});

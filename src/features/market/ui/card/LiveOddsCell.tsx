import { memo, useRef, useSyncExternalStore } from 'react';
import { createOddsSelection, type OddsSelection, type SelectionMarket } from '#shared/domain/bet/selection.ts';
import type { PriceLevel, Side } from '#shared/domain/market/market.ts';
import { formatSpokenRunner } from '#shared/format/handicap.ts';
import type { RunnerOutline } from '#shared/live/live-feed.ts';
import { type CellKey, useDirectCell } from '#shared/live/react/useDirectCell.ts';
import type { Source } from '#shared/live/store/observable.ts';
import { OddsCell, writeOdds } from '#ui-kit';
import { readPriceAtPress } from '../../model/pressed-price.ts';
import { usePress } from '../usePress.ts';

/** Receives the price that was on screen when the press began. Null: presses do nothing. */
export type SelectPrice = ((selection: OddsSelection) => void) | null;

/** A price in the slip. Without a level it means the best one. */
export type SelectedPrice = Pick<OddsSelection, 'marketId' | 'runnerId' | 'side' | 'level'>;

/**
 * Prices in the slip: none, one, or several for a multi-bet. Each cell observes them, so a press renders two cells
 * instead of two markets. The source must keep its identity, or every cell renders again.
 */
export type SelectedPrices = Source<readonly SelectedPrice[]>;

export interface LiveOddsCellProps {
  /** Must keep its identity, or every cell renders with its parent. */
  market: SelectionMarket;
  runner: RunnerOutline;
  side: Side;
  level: PriceLevel;
  /** True when the market, its runner or its prices are blocked, so a press does nothing. */
  locked: boolean;
  /** Prices in the slip; undefined when the list marks none. */
  selected?: SelectedPrices | undefined;
  /** Whether the Tab key reaches this cell, for lists that are not a grid with a roving tabindex. */
  tabStop?: boolean;
  /** Must keep its identity, or every cell renders with its parent. */
  onSelect: SelectPrice;
}

const subscribeToNothing = () => () => undefined;

function useIsSelected(selected: SelectedPrices | undefined, place: CellKey): boolean {
  const readIsSelected = () =>
    selected
      ?.read()
      .some(
        ({ marketId, runnerId, side, level = 0 }) =>
          marketId === place.marketId && runnerId === place.runnerId && side === place.side && level === place.level,
      ) ?? false;
  return useSyncExternalStore(selected?.subscribe ?? subscribeToNothing, readIsSelected, readIsSelected);
}

/** One live price. It updates alone, when its own price or size changes. */
export const LiveOddsCell = memo(function LiveOddsCell({
  market,
  runner,
  side,
  level,
  locked,
  selected,
  tabStop = false,
  onSelect,
}: LiveOddsCellProps) {
  const element = useRef<HTMLButtonElement>(null);
  const place = { marketId: market.marketId, runnerId: runner.runnerId, side, level };
  const isOnSlip = useIsSelected(selected, place);
  const spokenName = formatSpokenRunner(runner);
  const { cell, getDisplayed } = useDirectCell(place, element, (target, { price, size }) =>
    writeOdds(target, { side, price, size, kind: market.kind, runner: spokenName }),
  );
  // A press that began on a locked price is none, even if the price unlocks before it ends.
  const press = usePress(
    () => (locked ? null : getDisplayed()),
    (cellAtPress, { at, isHandedOver }) => {
      const pressed = cellAtPress && readPriceAtPress(cellAtPress, at);
      const selection = pressed && createOddsSelection(market, runner, { side, level, ...pressed });
      if (selection !== null) onSelect?.(isHandedOver ? { ...selection, isHandedOver } : selection);
    },
  );
  return (
    <OddsCell
      ref={element}
      data-runner={runner.runnerId}
      side={side}
      level={level}
      kind={market.kind}
      runner={spokenName}
      price={cell.price}
      size={cell.size}
      state={locked ? 'locked' : isOnSlip ? 'selected' : 'open'}
      {...(tabStop && { tabIndex: 0 })}
      {...press}
    />
  );
});

import { memo, useRef } from 'react';
import type { MarketKind, Side } from '#shared/domain/market.ts';
import type { Level, RunnerOutline } from '#shared/live/live.ts';
import { useCell, useFlash } from '#shared/live/react.tsx';
import { OddsCell, type OddsCellProps } from '#ui-kit';
import { type PressedPrice, priceAt } from '../model/press.ts';
import { usePress } from './usePress.ts';

export type PressCell = (runner: RunnerOutline, side: Side, level: Level, pressed: PressedPrice) => void;

export interface LiveOddsCellProps {
  marketId: string;
  kind: MarketKind;
  runner: RunnerOutline;
  side: Side;
  level: Level;
  state: NonNullable<OddsCellProps['state']>;
  /** Must keep its identity from render to render, or every cell renders with its parent. */
  onPress: PressCell;
}

/** One live price: renders when its own price or size changed, and then alone. */
export const LiveOddsCell = memo(function LiveOddsCell({ marketId, kind, runner, side, level, state, onPress }: LiveOddsCellProps) {
  const cell = useCell(marketId, runner.runnerId, side, level, 'while-visible');
  const element = useRef<HTMLButtonElement>(null);
  useFlash(element, cell);
  const press = usePress(cell, (shown, at) => {
    const pressed = priceAt(shown, at);
    if (pressed !== null) onPress(runner, side, level, pressed);
  });
  return <OddsCell ref={element} side={side} level={level} kind={kind} runner={runner.name} price={cell.price} size={cell.size} state={state} {...press} />;
});

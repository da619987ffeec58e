import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ensureTabStop, moveFocus, setTabStop } from '../OddsGrid/roving-tabindex.ts';
import { findClosestCell, type LadderPosition, readLadderPosition, resolveWindowStep } from './ladder-keys.ts';
import { ColumnName, Ladder, Row } from './PriceLadder.styles.ts';
import { texts } from './texts.ts';

export interface PriceLadderProps {
  /** Accessible name of the grid. */
  name: string;
  /** Head of the results column: "If closed". */
  closingHeader: string;
  /** `stale` greys every price. Lock the rows as well. */
  freshness?: 'live' | 'stale';
  /** Called on the Home key: the owner centres the best prices. */
  onRecentre: () => void;
  /**
   * Called beyond the first or last price, or on a page key. The owner moves the window by that many ticks, upwards
   * when positive.
   */
  onShift: (ticks: number) => void;
  /** `LadderRow`s keyed by their price, the highest first. */
  children: ReactNode;
}

/**
 * The prices around a runner's best ones, one row per tick.
 *
 * It has one tab stop. Up and down move by a tick, left and right between back and lay. Enter or Space selects, Page Up
 * and Page Down move a page, and Home returns to the best prices.
 */
export function PriceLadder({
  name,
  closingHeader,
  freshness = 'live',
  onRecentre,
  onShift,
  children,
}: PriceLadderProps) {
  const grid = useRef<HTMLDivElement>(null);
  /** The focused cell, null without focus. */
  const focusedPosition = useRef<LadderPosition | null>(null);

  useLayoutEffect(() => {
    const ladder = grid.current;
    if (ladder === null) return;
    // A row that leaves the window takes the focus with it, so the focus moves to the closest remaining row.
    if (focusedPosition.current !== null && document.activeElement === document.body)
      findClosestCell(ladder, focusedPosition.current)?.focus();
    if (ladder.querySelector('[data-cell][tabindex="0"]') !== null) return;
    const best = ladder.querySelector<HTMLElement>('[data-side="back"][data-level="0"]');
    if (best === null) ensureTabStop(ladder);
    else setTabStop(ladder, best);
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const ladder = event.currentTarget;
    const start = readLadderPosition(document.activeElement);
    if (start === null) return;
    const step = resolveWindowStep(ladder, start, event.key);
    if (step === null) {
      if (moveFocus(ladder, document.activeElement, event.key)) event.preventDefault();
      return;
    }
    event.preventDefault();
    // The rows of the moved window must be rendered before one of them can get the focus.
    flushSync(() => (step.ticks === null ? onRecentre() : onShift(step.ticks)));
    findClosestCell(ladder, { side: start.side, price: step.focusTo })?.focus();
  };

  return (
    <Ladder
      ref={grid}
      role="grid"
      aria-label={name}
      data-freshness={freshness}
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        focusedPosition.current = readLadderPosition(event.target);
        if (focusedPosition.current !== null) setTabStop(event.currentTarget, event.target);
      }}
      onBlur={() => void (focusedPosition.current = null)}
    >
      <Row role="row" data-heads="">
        <ColumnName role="columnheader">{texts.ownColumn}</ColumnName>
        <ColumnName role="columnheader">{texts.back}</ColumnName>
        <ColumnName role="columnheader">{texts.price}</ColumnName>
        <ColumnName role="columnheader">{texts.lay}</ColumnName>
        <ColumnName role="columnheader" data-place="closing">
          {closingHeader}
        </ColumnName>
      </Row>
      {children}
    </Ladder>
  );
}

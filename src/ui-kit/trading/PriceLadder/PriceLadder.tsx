import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ensureTabStop, moveFocus, setTabStop } from '../OddsGrid/roving-tabindex.ts';
import { findClosestCell, readLadderPosition, resolveWindowStep, type LadderPosition } from './ladder-keys.ts';
import { ColumnName, Ladder, Row } from './PriceLadder.styles.ts';
import { texts } from './texts.ts';

export interface PriceLadderProps {
  /** Spoken name of the grid. */
  name: string;
  /** Heads the column of results: "If closed". */
  closingHead: string;
  /** `stale` greys every price; lock the rows as well. */
  freshness?: 'live' | 'stale';
  /** The Home key: the owner puts the best prices back in the middle. */
  onRecentre: () => void;
  /** An arrow past the first or last price, or a page key: the owner moves the window by so many ticks, up in price when positive. */
  onShift: (ticks: number) => void;
  /** `LadderRow`s keyed by their price, the highest first. */
  children: ReactNode;
}

/**
 * The prices around a runner's best ones, a row per tick. One tab stop; up and down move by a tick, left and right between back and
 * lay, Enter or Space picks, Page Up and Page Down turn the page, Home returns to the best prices.
 */
export function PriceLadder({
  name,
  closingHead,
  freshness = 'live',
  onRecentre,
  onShift,
  children,
}: PriceLadderProps) {
  const grid = useRef<HTMLDivElement>(null);
  /** The focused cell; null while the focus is elsewhere. */
  const focusedPosition = useRef<LadderPosition | null>(null);

  useLayoutEffect(() => {
    const ladder = grid.current;
    if (ladder === null) return;
    // A row that leaves the window takes the focus with it, and nobody has moved it: it goes to the closest row left.
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
    // The rows of the moved window must be there before one of them can be focused.
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
          {closingHead}
        </ColumnName>
      </Row>
      {children}
    </Ladder>
  );
}

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { isRightToLeft, measureVisibleRow } from '#ui-kit';
import { findNextCardIndex } from '../../model/card-grid.ts';
import { texts } from '../../texts.ts';
import { GridCanvas } from './GameGrid.styles.ts';
import { GameRow } from './GameRow.tsx';
import type { GameCardEvents } from './GameTile.tsx';
import { useGridLayout } from './useGridLayout.ts';

export interface GameGridProps extends GameCardEvents {
  /** Games of the page. The grid renders only the rows near the window. */
  games: readonly CasinoGame[];
  /** Number of games before these, and in the full list. */
  first: number;
  total: number;
  /** The game that the bettor has just left: the grid scrolls to it and focuses it. */
  returnTo: string | null;
}

const OVERSCAN_ROWS = 3;
const ROWS_PER_PAGE = 3;
/** Height of the sticky header and of the phone's bottom bar, in CSS pixels. The focused card stays clear of both. */
const SCROLL_CLEARANCE = { above: 72, below: 80 } as const;

/** Grid of game cards with one Tab stop. Arrow keys, Home, End and Page keys reach every card, rendered or not. */
export function GameGrid({ games, first, total, returnTo, ...events }: GameGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(grid);
  const [returnIndex] = useState(() => games.findIndex(({ gameId }) => gameId === returnTo));
  const [active, setActive] = useState(Math.max(0, returnIndex));
  const isFocusPending = useRef(returnIndex >= 0);
  const columns = layout?.columns ?? 1;
  const count = layout === null ? 0 : Math.ceil(games.length / columns);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => layout?.rowHeight ?? 1,
    measureElement: measureVisibleRow,
    overscan: OVERSCAN_ROWS,
    scrollMargin: layout?.top ?? 0,
    scrollPaddingStart: SCROLL_CLEARANCE.above,
    scrollPaddingEnd: SCROLL_CLEARANCE.below,
  });
  const current = Math.min(active, Math.max(0, games.length - 1));
  const rows = virtualizer.getVirtualItems();

  useEffect(() => {
    virtualizer.measure();
    // It forgets all heights. The observer reports only later changes, so the rows on screen are measured here.
    grid.current?.querySelectorAll('[data-index]').forEach((row) => virtualizer.measureElement(row));
  }, [virtualizer, layout?.rowHeight]);

  useEffect(() => {
    if (!isFocusPending.current || layout === null) return;
    const card = grid.current?.querySelector<HTMLElement>(`[data-place="${current}"] [data-launch]`);
    if (card) {
      isFocusPending.current = false;
      card.focus({ preventScroll: true });
    } else {
      virtualizer.scrollToIndex(Math.floor(current / layout.columns), { align: 'center' });
    }
  }, [current, layout, rows, virtualizer]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = findNextCardIndex(event.key, current, {
      columns,
      count: games.length,
      page: ROWS_PER_PAGE,
      isRightToLeft: isRightToLeft(event.currentTarget),
    });
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isFocusPending.current = true;
    setActive(next);
    virtualizer.scrollToIndex(Math.floor(next / columns));
  };
  const handleFocus = (event: FocusEvent) => {
    const cardIndex = event.target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (cardIndex !== undefined) setActive(Number(cardIndex));
  };

  return (
    <GridCanvas
      ref={grid}
      role="list"
      aria-label={texts.games}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, key, start }) => (
        <GameRow
          key={key}
          games={games}
          countBefore={first}
          total={total}
          index={index}
          columns={columns}
          offset={start - virtualizer.options.scrollMargin}
          tabStopIndex={Math.floor(current / columns) === index ? current : null}
          measure={virtualizer.measureElement}
          {...events}
        />
      ))}
    </GridCanvas>
  );
}

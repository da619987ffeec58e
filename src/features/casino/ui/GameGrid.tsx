import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino.ts';
import { measureShown } from '#ui-kit';
import { cardAfter } from '../model/grid.ts';
import { texts } from '../texts.ts';
import { Room } from './GameGrid.styles.ts';
import { GameRow } from './GameRow.tsx';
import type { GameEvents } from './ShownGame.tsx';
import { useGridRoom } from './use-grid-room.ts';

export interface GameGridProps extends GameEvents {
  /** Only the rows near the window are drawn. */
  games: readonly CasinoGame[];
  /** How many games of the whole list come before these, and how many it has. */
  first: number;
  total: number;
  /** The game that was just left: it is in sight and has the focus. */
  returnTo: string | null;
}

const OVERSCAN_ROWS = 3;
const ROWS_A_PAGE = 3;
/** The sticky header above, the phone's bar below: what the focus moves to stays clear of both. */
const CLEAR = { above: 72, below: 80 } as const;

/** A grid of game cards. One Tab stop; the arrow keys, Home, End and Page keys lead through all of it, drawn or not. */
export function GameGrid({ games, first, total, returnTo, ...events }: GameGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const room = useGridRoom(grid);
  const [left] = useState(() => games.findIndex(({ gameId }) => gameId === returnTo));
  const [active, setActive] = useState(Math.max(0, left));
  const wanted = useRef(left >= 0);
  const columns = room?.columns ?? 1;
  const count = room === null ? 0 : Math.ceil(games.length / columns);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => room?.rowHeight ?? 1,
    measureElement: measureShown,
    overscan: OVERSCAN_ROWS,
    scrollMargin: room?.top ?? 0,
    scrollPaddingStart: CLEAR.above,
    scrollPaddingEnd: CLEAR.below,
  });
  const current = Math.min(active, Math.max(0, games.length - 1));
  const rows = virtualizer.getVirtualItems();

  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, room?.rowHeight]);

  useEffect(() => {
    if (!wanted.current || room === null) return;
    const card = grid.current?.querySelector<HTMLElement>(`[data-place="${current}"] [data-launch]`);
    if (card) {
      wanted.current = false;
      card.focus({ preventScroll: true });
    } else {
      virtualizer.scrollToIndex(Math.floor(current / room.columns), { align: 'center' });
    }
  }, [current, room, rows, virtualizer]);

  const keys = (event: KeyboardEvent) => {
    const next = cardAfter(event.key, current, { columns, count: games.length, page: ROWS_A_PAGE });
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    wanted.current = true;
    setActive(next);
    virtualizer.scrollToIndex(Math.floor(next / columns));
  };
  const focused = (event: FocusEvent) => {
    const place = event.target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (place !== undefined) setActive(Number(place));
  };

  return (
    <Room ref={grid} role="list" aria-label={texts.games} onKeyDown={keys} onFocus={focused} style={{ blockSize: virtualizer.getTotalSize() }}>
      {rows.map(({ index, key, start }) => (
        <GameRow
          key={key}
          games={games}
          before={first}
          total={total}
          index={index}
          columns={columns}
          offset={start - virtualizer.options.scrollMargin}
          stopAt={Math.floor(current / columns) === index ? current : null}
          measure={virtualizer.measureElement}
          {...events}
        />
      ))}
    </Room>
  );
}

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Pager } from '#ui-kit';
import { texts } from '../../texts.ts';
import { GameGrid, type GameGridProps } from '../grid/GameGrid.tsx';
import { PagedGames } from './Lobby.styles.ts';

export interface GamePagesProps extends Pick<GameGridProps, 'games' | 'returnTo' | 'policy' | 'onLaunch'> {
  /** Key of the list. Another search or category is another list. */
  list: string;
  /** Page number from 1. A page past the end shows the last one. */
  page: number;
  /** Called when the bettor chooses another page. */
  onPage: (page: number) => void;
}

const PAGE_SIZE = 50;

/**
 * Shows a list of games page by page, so that content below it stays within reach. A new page starts at its first game.
 */
export function GamePages({ games, list, page, onPage, returnTo, ...events }: GamePagesProps) {
  const last = Math.max(1, Math.ceil(games.length / PAGE_SIZE));
  const current = Math.min(page, last);
  const first = (current - 1) * PAGE_SIZE;
  const pageGames = useMemo(() => games.slice(first, first + PAGE_SIZE), [games, first]);
  const key = `${list}/${current}`;
  const top = useRef<HTMLDivElement>(null);
  // The focus returns to the game that was left only in the list where the bettor left it.
  const [initialKey] = useState(key);
  const [turnedKey, setTurnedKey] = useState<string | null>(null);
  const isTurned = turnedKey === key;
  useLayoutEffect(() => {
    if (isTurned) top.current?.scrollIntoView();
  }, [isTurned]);
  const changePage = (next: number) => {
    setTurnedKey(`${list}/${next}`);
    onPage(next);
  };
  const focusGameId = isTurned ? (pageGames[0]?.gameId ?? null) : key === initialKey ? returnTo : null;
  return (
    <PagedGames ref={top}>
      <GameGrid key={key} games={pageGames} first={first} total={games.length} returnTo={focusGameId} {...events} />
      {last > 1 && (
        <Pager
          label={texts.games}
          page={current}
          length={PAGE_SIZE}
          total={games.length}
          lengths={[PAGE_SIZE]}
          onPage={changePage}
          onLength={() => undefined}
        />
      )}
    </PagedGames>
  );
}

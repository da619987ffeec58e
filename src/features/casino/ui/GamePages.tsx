import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Pager } from '#ui-kit';
import { texts } from '../texts.ts';
import { GameGrid, type GameGridProps } from './GameGrid.tsx';
import { PagedGames } from './Lobby.styles.ts';

export interface GamePagesProps extends Pick<GameGridProps, 'games' | 'returnTo' | 'policy' | 'onLaunch'> {
  /** Names the list of games: another search or category is another list. */
  list: string;
  /** From 1. A page past the end shows the last one. */
  page: number;
  /** The bettor chose another page. */
  onPage: (page: number) => void;
}

const GAMES_A_PAGE = 50;

/** A list of games, page by page: what stands below it stays within reach. A new page begins at its first game. */
export function GamePages({ games, list, page, onPage, returnTo, ...events }: GamePagesProps) {
  const last = Math.max(1, Math.ceil(games.length / GAMES_A_PAGE));
  const current = Math.min(page, last);
  const first = (current - 1) * GAMES_A_PAGE;
  const shown = useMemo(() => games.slice(first, first + GAMES_A_PAGE), [games, first]);
  const key = `${list}/${current}`;
  const top = useRef<HTMLDivElement>(null);
  // The focus returns to the game that was left only in the list in which it was left.
  const [opened] = useState(key);
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const turned = turnedTo === key;
  useLayoutEffect(() => {
    if (turned) top.current?.scrollIntoView();
  }, [turned]);
  const turn = (next: number) => {
    setTurnedTo(`${list}/${next}`);
    onPage(next);
  };
  const focused = turned ? (shown[0]?.gameId ?? null) : key === opened ? returnTo : null;
  return (
    <PagedGames ref={top}>
      <GameGrid key={key} games={shown} first={first} total={games.length} returnTo={focused} {...events} />
      {last > 1 && (
        <Pager
          label={texts.games}
          page={current}
          length={GAMES_A_PAGE}
          total={games.length}
          lengths={[GAMES_A_PAGE]}
          onPage={turn}
          onLength={() => undefined}
        />
      )}
    </PagedGames>
  );
}

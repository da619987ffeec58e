import { useId } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino.ts';
import { Shelf, ShelfList, ShelfTitle } from './Lobby.styles.ts';
import { revealFocused } from './reveal.ts';
import { ShownGame, type GameEvents } from './ShownGame.tsx';

export interface GameShelfProps extends GameEvents {
  title: string;
  games: readonly CasinoGame[];
}

/** A few games in one line that scrolls sideways; nothing where there are none. */
export function GameShelf({ title, games, ...events }: GameShelfProps) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <Shelf aria-labelledby={id}>
      <ShelfTitle id={id}>{title}</ShelfTitle>
      <ShelfList onFocus={revealFocused}>
        {games.map((game) => (
          <li key={`${game.providerId}/${game.gameId}`}>
            <ShownGame game={game} {...events} />
          </li>
        ))}
      </ShelfList>
    </Shelf>
  );
}

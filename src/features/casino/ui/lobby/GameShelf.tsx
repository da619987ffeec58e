import { useId } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { moveFocusOnRemoval, Stack } from '#ui-kit';
import { type GameCardEvents, GameTile } from '../grid/GameTile.tsx';
import { ShelfList, ShelfTitle } from './Lobby.styles.ts';
import { scrollFocusedIntoView } from './scroll-focused-into-view.ts';

export interface GameShelfProps extends GameCardEvents {
  title: string;
  games: readonly CasinoGame[];
}

/** Shows a few games in a row that scrolls sideways. Renders nothing without games. */
export function GameShelf({ title, games, ...events }: GameShelfProps) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <Stack as="section" gap="snug" aria-labelledby={id}>
      <ShelfTitle id={id}>{title}</ShelfTitle>
      <ShelfList onFocus={scrollFocusedIntoView}>
        {games.map((game) => (
          <li key={`${game.providerId}/${game.gameId}`} ref={moveFocusOnRemoval}>
            <GameTile game={game} {...events} />
          </li>
        ))}
      </ShelfList>
    </Stack>
  );
}

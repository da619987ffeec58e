import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino.ts';
import { safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { GameCard } from '#ui-kit';
import { pictureTurns } from '../model/picture-turns.ts';
import { isFavourite, shelfBoard } from '../model/shelf.ts';

export interface GameEvents {
  /** Which outside addresses may be opened. */
  policy: UrlPolicy;
  /** A game was chosen. */
  onLaunch: (game: CasinoGame) => void;
}

interface ShownGameProps extends GameEvents {
  game: CasinoGame;
  stop?: 'stop' | 'skipped';
}

/** A game's card with its picture judged and shown when it has its turn, and its star bound to the shelf. */
export const ShownGame = memo(function ShownGame({ game, stop = 'stop', policy, onLaunch }: ShownGameProps) {
  const favourite = useSyncExternalStore(shelfBoard.subscribe, () => isFavourite(shelfBoard.read(), game));
  const [pictured, setPictured] = useState(false);
  useEffect(() => pictureTurns.wait(() => setPictured(true)), []);
  return (
    <GameCard
      name={game.name}
      provider={game.providerName}
      image={pictured ? safeUrl('image', game.image, policy) : null}
      stop={stop}
      favourite={favourite}
      onFavourite={() => shelfBoard.toggleFavourite(game)}
      onLaunch={() => onLaunch(game)}
    />
  );
});

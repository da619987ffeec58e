import { memo, useSyncExternalStore } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino.ts';
import { safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { GameCard } from '#ui-kit';
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

/** A game's card with its picture judged and its star bound to the shelf. */
export const ShownGame = memo(function ShownGame({ game, stop = 'stop', policy, onLaunch }: ShownGameProps) {
  const favourite = useSyncExternalStore(shelfBoard.subscribe, () => isFavourite(shelfBoard.read(), game));
  return (
    <GameCard
      name={game.name}
      provider={game.providerName}
      image={safeUrl('image', game.image, policy)}
      stop={stop}
      favourite={favourite}
      onFavourite={() => shelfBoard.toggleFavourite(game)}
      onLaunch={() => onLaunch(game)}
    />
  );
});

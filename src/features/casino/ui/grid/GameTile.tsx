import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { toSafeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { GameCard } from '#ui-kit';
import { imageQueue } from '../../model/image-queue.ts';
import { isFavourite, shelfStore } from '../../model/shelf-store.ts';

export interface GameCardEvents {
  /** Policy for addresses outside the app. */
  policy: UrlPolicy;
  /** Called when the bettor chooses a game. */
  onLaunch: (game: CasinoGame) => void;
}

interface GameTileProps extends GameCardEvents {
  game: CasinoGame;
  tabStop?: 'stop' | 'skipped';
}

/** Connects a game card to the image queue, the address policy and the shelf. */
export const GameTile = memo(function GameTile({ game, tabStop = 'stop', policy, onLaunch }: GameTileProps) {
  const isFavouriteGame = useSyncExternalStore(shelfStore.subscribe, () => isFavourite(shelfStore.read(), game));
  const [isImageRequested, setIsImageRequested] = useState(false);
  useEffect(() => imageQueue.enqueue(() => setIsImageRequested(true)), []);
  return (
    <GameCard
      name={game.name}
      provider={game.providerName}
      image={isImageRequested ? toSafeUrl('image', game.image, policy) : null}
      tabStop={tabStop}
      favourite={isFavouriteGame}
      onFavourite={() => shelfStore.toggleFavourite(game)}
      onLaunch={() => onLaunch(game)}
    />
  );
});

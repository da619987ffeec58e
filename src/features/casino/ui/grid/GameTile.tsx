import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { toSafeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import { GameCard } from '#ui-kit';
import { imageQueue } from '../../model/image-queue.ts';
import { isFavourite, savedGamesStore } from '../../model/saved-games-store.ts';

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

/** Connects a game card to the image queue, the address policy and the saved games. */
export const GameTile = memo(function GameTile({ game, tabStop = 'stop', policy, onLaunch }: GameTileProps) {
  const isFavouriteGame = useSyncExternalStore(savedGamesStore.subscribe, () =>
    isFavourite(savedGamesStore.read(), game),
  );
  const [isImageRequested, setIsImageRequested] = useState(false);
  const { isOn: isLite } = useLiteMode();
  useEffect(() => (isLite ? undefined : imageQueue.enqueue(() => setIsImageRequested(true))), [isLite]);
  return (
    <GameCard
      name={game.name}
      provider={game.providerName}
      src={isImageRequested && !isLite ? toSafeUrl('image', game.image, policy) : null}
      tabStop={tabStop}
      favourite={isFavouriteGame}
      onFavourite={() => savedGamesStore.toggleFavourite(game)}
      onLaunch={() => onLaunch(game)}
    />
  );
});

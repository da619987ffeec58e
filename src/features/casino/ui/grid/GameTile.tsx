import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { GameCard } from '#ui-kit';
import { imageQueue } from '../../model/image-queue.ts';
import { isFavourite, shelfStore } from '../../model/shelf-store.ts';

export interface GameCardEvents {
  /** Which outside addresses may be opened. */
  policy: UrlPolicy;
  /** A game was chosen. */
  onLaunch: (game: CasinoGame) => void;
}

interface GameTileProps extends GameCardEvents {
  game: CasinoGame;
  tabStop?: 'stop' | 'skipped';
}

/** A game's card with its picture judged and shown when it has its turn, and its star bound to the shelf. */
export const GameTile = memo(function GameTile({ game, tabStop = 'stop', policy, onLaunch }: GameTileProps) {
  const favourite = useSyncExternalStore(shelfStore.subscribe, () => isFavourite(shelfStore.read(), game));
  const [isImageRequested, setIsImageRequested] = useState(false);
  useEffect(() => imageQueue.enqueue(() => setIsImageRequested(true)), []);
  return (
    <GameCard
      name={game.name}
      provider={game.providerName}
      image={isImageRequested ? safeUrl('image', game.image, policy) : null}
      tabStop={tabStop}
      favourite={favourite}
      onFavourite={() => shelfStore.toggleFavourite(game)}
      onLaunch={() => onLaunch(game)}
    />
  );
});

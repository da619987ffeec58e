import type { CasinoGame } from '#shared/api/contract/casino.ts';
import { MAX_FAVOURITE_GAMES, MAX_RECENT_GAMES, onCasinoShelfChange, readCasinoShelf, writeCasinoShelf, type CasinoShelf, type ShelvedGame } from '#shared/storage/casino-shelf.ts';

const isOther = (game: Pick<ShelvedGame, 'gameId' | 'providerId'>) => (each: ShelvedGame) => each.gameId !== game.gameId || each.providerId !== game.providerId;

const LONGEST = { id: 100, name: 300, image: 2048 } as const;

/** What is kept of a game, within the bounds of what can be read back. */
const kept = ({ gameId, name, providerId, providerName, category, image }: CasinoGame): ShelvedGame => ({
  gameId,
  providerId,
  name: name.slice(0, LONGEST.name),
  providerName: providerName.slice(0, LONGEST.name),
  category: category.slice(0, LONGEST.name),
  image: image !== null && image.length <= LONGEST.image ? image : null,
});

const fits = ({ gameId, providerId }: CasinoGame): boolean => gameId.length <= LONGEST.id && providerId.length <= LONGEST.id;

export const withPlayed = (shelf: CasinoShelf, game: CasinoGame): CasinoShelf =>
  fits(game) ? { ...shelf, recent: [kept(game), ...shelf.recent.filter(isOther(game))].slice(0, MAX_RECENT_GAMES) } : shelf;

export const isFavourite = (shelf: CasinoShelf, game: Pick<ShelvedGame, 'gameId' | 'providerId'>): boolean => !shelf.favourites.every(isOther(game));

/** On or off. The newest favourite comes first; beyond the most there may be, the oldest goes. */
export function withFavouriteToggled(shelf: CasinoShelf, game: CasinoGame): CasinoShelf {
  const others = shelf.favourites.filter(isOther(game));
  if (others.length < shelf.favourites.length) return { ...shelf, favourites: others };
  return fits(game) ? { ...shelf, favourites: [kept(game), ...others].slice(0, MAX_FAVOURITE_GAMES) } : shelf;
}

/** The shelf of this browser. Its snapshot changes only when the shelf does. */
export function createShelfBoard() {
  let shelf = readCasinoShelf();
  const listeners = new Set<() => void>();
  const renew = (next: CasinoShelf) => {
    shelf = next;
    for (const tell of listeners) tell();
  };
  const change = (how: (shelf: CasinoShelf, game: CasinoGame) => CasinoShelf) => (game: CasinoGame) => {
    // Read anew: another tab or another user may have been here.
    const next = how(readCasinoShelf(), game);
    writeCasinoShelf(next);
    renew(next);
  };
  return {
    read: (): CasinoShelf => shelf,
    subscribe(tell: () => void) {
      if (listeners.size === 0) shelf = readCasinoShelf();
      listeners.add(tell);
      const stop = onCasinoShelfChange(() => renew(readCasinoShelf()));
      return () => {
        listeners.delete(tell);
        stop();
      };
    },
    played: change(withPlayed),
    toggleFavourite: change(withFavouriteToggled),
  };
}

export const shelfBoard = createShelfBoard();

import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import {
  MAX_FAVOURITE_GAMES,
  MAX_RECENT_GAMES,
  onSavedCasinoGamesChange,
  readSavedCasinoGames,
  type SavedCasinoGame,
  type SavedCasinoGames,
  writeSavedCasinoGames,
} from './saved-games-storage.ts';

const isOtherGame = (game: Pick<SavedCasinoGame, 'gameId' | 'providerId'>) => (each: SavedCasinoGame) =>
  each.gameId !== game.gameId || each.providerId !== game.providerId;

const MAX_LENGTHS = { id: 100, name: 300, image: 2048 } as const;

/** Cuts a game down to the fields and lengths that storage accepts. */
const toSavedGame = ({ gameId, name, providerId, providerName, category, image }: CasinoGame): SavedCasinoGame => ({
  gameId,
  providerId,
  name: name.slice(0, MAX_LENGTHS.name),
  providerName: providerName.slice(0, MAX_LENGTHS.name),
  category: category.slice(0, MAX_LENGTHS.name),
  image: image !== null && image.length <= MAX_LENGTHS.image ? image : null,
});

const isStorable = ({ gameId, providerId }: CasinoGame): boolean =>
  gameId.length <= MAX_LENGTHS.id && providerId.length <= MAX_LENGTHS.id;

export const addRecentGame = (savedGames: SavedCasinoGames, game: CasinoGame): SavedCasinoGames =>
  isStorable(game)
    ? {
        ...savedGames,
        recent: [toSavedGame(game), ...savedGames.recent.filter(isOtherGame(game))].slice(0, MAX_RECENT_GAMES),
      }
    : savedGames;

export const isFavourite = (
  savedGames: SavedCasinoGames,
  game: Pick<SavedCasinoGame, 'gameId' | 'providerId'>,
): boolean => !savedGames.favourites.every(isOtherGame(game));

/** Adds or removes a favourite. New favourites come first; the oldest one goes when the limit is reached. */
export function toggleFavouriteGame(savedGames: SavedCasinoGames, game: CasinoGame): SavedCasinoGames {
  const others = savedGames.favourites.filter(isOtherGame(game));
  if (others.length < savedGames.favourites.length) return { ...savedGames, favourites: others };
  return isStorable(game)
    ? { ...savedGames, favourites: [toSavedGame(game), ...others].slice(0, MAX_FAVOURITE_GAMES) }
    : savedGames;
}

/** Creates the store of saved games in this browser. The snapshot keeps its identity until they change. */
export function createSavedGamesStore() {
  let savedGames = readSavedCasinoGames();
  const listeners = new Set<() => void>();
  const publish = (next: SavedCasinoGames) => {
    savedGames = next;
    for (const listener of listeners) listener();
  };
  const change =
    (update: (savedGames: SavedCasinoGames, game: CasinoGame) => SavedCasinoGames) => (game: CasinoGame) => {
      // Reads storage again, because another tab or another user may have changed it.
      const next = update(readSavedCasinoGames(), game);
      writeSavedCasinoGames(next);
      publish(next);
    };
  return {
    read: (): SavedCasinoGames => savedGames,
    subscribe(listener: () => void) {
      if (listeners.size === 0) savedGames = readSavedCasinoGames();
      listeners.add(listener);
      const unsubscribe = onSavedCasinoGamesChange(() => publish(readSavedCasinoGames()));
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    addRecent: change(addRecentGame),
    toggleFavourite: change(toggleFavouriteGame),
  };
}

export const savedGamesStore = createSavedGamesStore();

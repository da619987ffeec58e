import * as z from 'zod/mini';
import { safeLocalStorage } from '#shared/storage/safe-storage.ts';
import { readUserId } from '#shared/storage/session.ts';
import { createJsonEntry } from '#shared/storage/storage-entry.ts';
import { subscribeToStorage } from '#shared/storage/subscribe-to-storage.ts';

export const MAX_RECENT_GAMES = 12;
export const MAX_FAVOURITE_GAMES = 60;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const name = z.string().check(z.maxLength(300));

const gameSchema = z.object({
  gameId: id,
  name,
  providerId: id,
  providerName: name,
  category: name,
  /** The server's value. Check it with `toSafeUrl` before use. */
  image: z.nullable(z.string().check(z.maxLength(2048))),
});

/** A game as the lobby shows it, stored with all that is needed to show it without the catalogue. */
export type SavedCasinoGame = z.output<typeof gameSchema>;

const savedGamesSchema = z.object({
  owner: z.nullable(z.string()),
  recent: z.array(gameSchema).check(z.maxLength(MAX_RECENT_GAMES)),
  favourites: z.array(gameSchema).check(z.maxLength(MAX_FAVOURITE_GAMES)),
});

export interface SavedCasinoGames {
  /** Newest first. */
  readonly recent: readonly SavedCasinoGame[];
  readonly favourites: readonly SavedCasinoGame[];
}

const EMPTY: SavedCasinoGames = { recent: [], favourites: [] };

const entry = createJsonEntry(safeLocalStorage, 'casino-shelf@1', savedGamesSchema);

/** Returns the signed-in user's games. Another user's games are hidden, and this user's first game replaces them. */
export function readSavedCasinoGames(): SavedCasinoGames {
  const stored = entry.read();
  return stored !== null && stored.owner === readUserId()
    ? { recent: stored.recent, favourites: stored.favourites }
    : EMPTY;
}

/** Saves at most `MAX_RECENT_GAMES` and `MAX_FAVOURITE_GAMES` games. */
export const writeSavedCasinoGames = ({ recent, favourites }: SavedCasinoGames): void =>
  entry.write({ owner: readUserId(), recent: [...recent], favourites: [...favourites] });

/** Calls back when another tab changed the games or cleared the storage. Returns the unsubscribe function. */
export const onSavedCasinoGamesChange = (onChange: () => void): (() => void) =>
  subscribeToStorage([entry.key], onChange);

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { writeSession } from '#shared/storage/session.ts';
import { type FakeStorage, installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { createSampleSession } from '#shared/storage/testing/sample-session.ts';
import {
  MAX_RECENT_GAMES,
  readSavedCasinoGames,
  type SavedCasinoGame,
  writeSavedCasinoGames,
} from './saved-games-storage.ts';

let local: FakeStorage;
beforeEach(() => {
  ({ local } = installFakeStorages());
});
afterEach(() => vi.unstubAllGlobals());

const session = createSampleSession();
const createGame = (gameId: string): SavedCasinoGame => ({
  gameId,
  name: 'Golden Roulette',
  providerId: 'EVO',
  providerName: 'Evolution Gaming',
  category: 'Roulette',
  image: null,
});
const empty = { recent: [], favourites: [] };

describe('saved casino games', () => {
  test('the stored games are unchanged and visible to their owner alone', () => {
    writeSession(session);
    const savedGames = { recent: [createGame('b'), createGame('a')], favourites: [createGame('a')] };
    writeSavedCasinoGames(savedGames);
    expect(readSavedCasinoGames()).toEqual(savedGames);
    writeSession({ ...session, userId: 'u2' });
    expect(readSavedCasinoGames()).toEqual(empty);
  });

  test.each([
    ['broken', '{'],
    ['another shape', JSON.stringify({ owner: null, recent: ['a'], favourites: [] })],
    [
      'a game without its id',
      JSON.stringify({ owner: null, recent: [{ ...createGame('a'), gameId: '' }], favourites: [] }),
    ],
    [
      'too many',
      JSON.stringify({
        owner: null,
        recent: Array.from({ length: MAX_RECENT_GAMES + 1 }, (_, index) => createGame(`${index}`)),
        favourites: [],
      }),
    ],
  ])('the list of games is empty when the storage holds %s', (_name, text) => {
    local.map.set('casino-shelf@1', text);
    expect(readSavedCasinoGames()).toEqual(empty);
    expect(local.map.has('casino-shelf@1')).toBe(false);
  });

  test('a forced sign-out removes the stored games', () => {
    writeSavedCasinoGames({ recent: [createGame('a')], favourites: [] });
    clearLocalStorage();
    expect(readSavedCasinoGames()).toEqual(empty);
  });
});

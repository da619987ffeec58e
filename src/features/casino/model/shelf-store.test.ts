import { describe, expect, test } from 'vitest';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { MAX_FAVOURITE_GAMES, MAX_RECENT_GAMES, type SavedCasinoGames } from './saved-games.ts';
import { addRecentGame, isFavourite, toggleFavouriteGame } from './shelf-store.ts';

const createGame = (change: Partial<CasinoGame> = {}): CasinoGame => ({
  gameId: 'g1',
  name: 'Golden Roulette',
  providerId: 'EVO',
  providerName: 'Evolution Gaming',
  category: 'Roulette',
  image: null,
  ...change,
});

describe('casino shelf', () => {
  const empty: SavedCasinoGames = { recent: [], favourites: [] };
  const many = (count: number) => Array.from({ length: count }, (_, index) => createGame({ gameId: `g${index}` }));

  test('addRecentGame keeps the latest games once each, up to its limit', () => {
    const shelf = many(20).reduce(addRecentGame, empty);
    expect(shelf.recent).toHaveLength(MAX_RECENT_GAMES);
    expect(
      addRecentGame(shelf, createGame({ gameId: 'g15' }))
        .recent.map(({ gameId }) => gameId)
        .slice(0, 3),
    ).toEqual(['g15', 'g19', 'g18']);
  });

  test('isFavourite tells apart games with the same id of two providers', () => {
    const shelf = toggleFavouriteGame(empty, createGame());
    expect([isFavourite(shelf, createGame()), isFavourite(shelf, createGame({ providerId: 'SPB' }))]).toEqual([
      true,
      false,
    ]);
    expect(toggleFavouriteGame(shelf, createGame())).toEqual(empty);
    expect(many(70).reduce(toggleFavouriteGame, empty).favourites).toHaveLength(MAX_FAVOURITE_GAMES);
  });

  test('addRecentGame rejects a game that it could not read back', () => {
    expect(addRecentGame(empty, createGame({ gameId: 'x'.repeat(101) }))).toBe(empty);
    expect(
      toggleFavouriteGame(empty, createGame({ image: `https://a/${'x'.repeat(3000)}` })).favourites[0]?.image,
    ).toBeNull();
  });
});

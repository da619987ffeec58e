import { describe, expect, test } from 'vitest';
import { createSampleGame } from '../testing/sample-game.ts';
import { MAX_FAVOURITE_GAMES, MAX_RECENT_GAMES, type SavedCasinoGames } from './saved-games-storage.ts';
import { addRecentGame, isFavourite, toggleFavouriteGame } from './saved-games-store.ts';

describe('saved casino games', () => {
  const empty: SavedCasinoGames = { recent: [], favourites: [] };
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => createSampleGame({ gameId: `g${index}` }));

  test('addRecentGame keeps the latest games once each, up to its limit', () => {
    const savedGames = many(20).reduce(addRecentGame, empty);
    expect(savedGames.recent).toHaveLength(MAX_RECENT_GAMES);
    expect(
      addRecentGame(savedGames, createSampleGame({ gameId: 'g15' }))
        .recent.map(({ gameId }) => gameId)
        .slice(0, 3),
    ).toEqual(['g15', 'g19', 'g18']);
  });

  test('isFavourite tells apart games with the same id of two providers', () => {
    const savedGames = toggleFavouriteGame(empty, createSampleGame());
    expect([
      isFavourite(savedGames, createSampleGame()),
      isFavourite(savedGames, createSampleGame({ providerId: 'SPB' })),
    ]).toEqual([true, false]);
    expect(toggleFavouriteGame(savedGames, createSampleGame())).toEqual(empty);
    expect(many(70).reduce(toggleFavouriteGame, empty).favourites).toHaveLength(MAX_FAVOURITE_GAMES);
  });

  test('addRecentGame rejects a game that it could not read back', () => {
    expect(addRecentGame(empty, createSampleGame({ gameId: 'x'.repeat(101) }))).toBe(empty);
    expect(
      toggleFavouriteGame(empty, createSampleGame({ image: `https://a/${'x'.repeat(3000)}` })).favourites[0]?.image,
    ).toBeNull();
  });
});

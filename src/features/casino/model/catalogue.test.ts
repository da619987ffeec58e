import { describe, expect, test } from 'vitest';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { countCategories, searchGames } from './catalogue.ts';

const createGame = (change: Partial<CasinoGame> = {}): CasinoGame => ({
  gameId: 'g1',
  name: 'Golden Roulette',
  providerId: 'EVO',
  providerName: 'Evolution Gaming',
  category: 'Roulette',
  image: null,
  ...change,
});

describe('casino games', () => {
  const games = [
    createGame(),
    createGame({ gameId: 'g2', name: 'Ángel Dice', category: 'Dice', providerName: 'Spribe' }),
    createGame({ gameId: 'g3', name: 'Royal Dice', category: 'Dice' }),
  ];
  test.each<[string, string | null, string[]]>([
    ['', null, ['g1', 'g2', 'g3']],
    ['gold', null, ['g1']],
    ['  ROU evo ', null, ['g1']],
    ['angel', null, ['g2']],
    ['dice', null, ['g2', 'g3']],
    ['', 'Dice', ['g2', 'g3']],
    ['royal', 'Roulette', []],
    ['.*', null, []],
  ])('searchGames for %j in category %j finds %j', (text, category, found) => {
    expect(searchGames(games, text, category).map(({ gameId }) => gameId)).toEqual(found);
  });

  test('searchGames returns the same array when the search is empty', () =>
    expect(searchGames(games, ' ', null)).toBe(games));
  test('countCategories sorts categories by their number of games', () =>
    expect(countCategories([...games, createGame({ category: '' })])).toEqual([
      { name: 'Dice', count: 2 },
      { name: 'Roulette', count: 1 },
    ]));
});

import { describe, expect, test } from 'vitest';
import { createSampleGame } from '../testing/sample-game.ts';
import { countCategories, searchGames } from './catalogue.ts';

describe('casino games', () => {
  const games = [
    createSampleGame(),
    createSampleGame({ gameId: 'g2', name: 'Ángel Dice', category: 'Dice', providerName: 'Spribe' }),
    createSampleGame({ gameId: 'g3', name: 'Royal Dice', category: 'Dice' }),
  ];
  test.each<[string, string | null, string[]]>([
    ['', null, ['EVO-1', 'g2', 'g3']],
    ['gold', null, ['EVO-1']],
    ['  ROU evo ', null, ['EVO-1']],
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
    expect(countCategories([...games, createSampleGame({ category: '' })])).toEqual([
      { name: 'Dice', count: 2 },
      { name: 'Roulette', count: 1 },
    ]));
});

import { describe, expect, test } from 'vitest';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { countColumns, findNextCardIndex } from './card-grid.ts';
import { formatCasinoRoute, lobbyRoute, parseCasinoRoute } from './casino-route.ts';
import { countCategories, searchGames } from './catalogue.ts';
import { allowedProviders, filterAllowedGames, filterAllowedProviders, findProvider } from './providers.ts';
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
const createProviders = (...names: string[]) => names.map((name, index) => ({ code: `P${index}`, name }));

describe('casino providers', () => {
  test('filterAllowedProviders keeps only the allowed providers, in the order of the list', () => {
    expect(
      filterAllowedProviders(createProviders('Spribe', 'Northern Reels', ' ezugi ', 'All', 'Evolution Gaming Ltd')).map(
        ({ name }) => name,
      ),
    ).toEqual(['All', ' ezugi ', 'Spribe']);
    expect(filterAllowedProviders(createProviders(...[...allowedProviders].reverse())).map(({ name }) => name)).toEqual(
      [...allowedProviders],
    );
    expect(filterAllowedProviders([])).toEqual([]);
  });

  test('filterAllowedProviders keeps the first of two providers that share a name', () =>
    expect(filterAllowedProviders(createProviders('Ezugi', 'Ezugi'))).toEqual([{ code: 'P0', name: 'Ezugi' }]));

  test('findProvider finds a provider by code and by name', () => {
    const list = createProviders('All', 'Royal Gaming');
    expect([findProvider(list, 'P1'), findProvider(list, 'royal  gaming'), findProvider(list, 'nobody')]).toEqual([
      list[1],
      list[1],
      undefined,
    ]);
  });

  test('filterAllowedGames drops the games of providers that are not allowed', () => {
    const hidden = createGame({ gameId: 'x', providerId: 'NRL', providerName: 'Northern Reels' });
    const nameless = createGame({ gameId: 'y', providerName: '' });
    expect(
      filterAllowedGames([createGame(), hidden, nameless], [{ code: 'EVO', name: 'Evolution Gaming' }]).map(
        ({ gameId }) => gameId,
      ),
    ).toEqual(['g1', 'y']);
  });
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

describe('casino route', () => {
  const known = ['?provider=Royal+Gaming&q=dice+%26+co&category=Dice', '?q=dice&page=3', '?game=EVO-1'];
  test.each(['', '?provider=EVO', '?provider=EVO&game=EVO-1', ...known])(
    '%j stays the same after parsing and formatting',
    (search) => {
      expect(formatCasinoRoute(parseCasinoRoute(new URLSearchParams(search)))).toBe(search);
    },
  );
  test.each(['0', '-1', '1.5', '1e3', '99999', 'two', ''])(
    'parseCasinoRoute reads page %j as the first page',
    (page) => {
      expect(parseCasinoRoute(new URLSearchParams({ page }))).toEqual(lobbyRoute);
    },
  );
  test('parseCasinoRoute cuts texts that are too long', () =>
    expect(parseCasinoRoute(new URLSearchParams({ provider: 'x'.repeat(5000) })).provider).toHaveLength(100));
});

describe('card grid', () => {
  test.each([
    [328, 148, 12, 2],
    [100, 148, 12, 2],
    [1000, 148, 12, 6],
    [148 * 3 + 24, 148, 12, 3],
  ])(
    'countColumns gives a grid of %i px with cards of %i px and gaps of %i px %i columns',
    (width, minWidth, gap, columns) => {
      expect(countColumns(width, minWidth, gap)).toBe(columns);
    },
  );

  const size = { columns: 5, count: 23, page: 3 };
  test.each<[string, number, number | null]>([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 22, 22],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 8],
    ['ArrowDown', 20, 20],
    ['ArrowUp', 2, 2],
    ['ArrowUp', 7, 2],
    ['PageDown', 1, 16],
    ['PageDown', 20, 22],
    ['PageUp', 20, 5],
    ['PageUp', 3, 0],
    ['Home', 17, 0],
    ['End', 1, 22],
    ['a', 4, null],
  ])('findNextCardIndex moves %s on card %i to %j', (key, at, next) =>
    expect(findNextCardIndex(key, at, size)).toBe(next),
  );
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

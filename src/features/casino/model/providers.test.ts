import { describe, expect, test } from 'vitest';
import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { allowedProviders, filterAllowedGames, filterAllowedProviders, findProvider } from './providers.ts';

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

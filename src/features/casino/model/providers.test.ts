import { describe, expect, test } from 'vitest';
import { createSampleGame } from '../testing/sample-game.ts';
import { allowedProviders, filterAllowedGames, filterAllowedProviders, findProvider } from './providers.ts';

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
    expect([findProvider(list, 'P1'), findProvider(list, 'royal  gaming'), findProvider(list, 'unknown')]).toEqual([
      list[1],
      list[1],
      undefined,
    ]);
  });

  test('filterAllowedGames drops the games of providers that are not allowed', () => {
    const hidden = createSampleGame({ gameId: 'x', providerId: 'NRL', providerName: 'Northern Reels' });
    const nameless = createSampleGame({ gameId: 'y', providerName: '' });
    expect(
      filterAllowedGames([createSampleGame(), hidden, nameless], [{ code: 'EVO', name: 'Evolution Gaming' }]).map(
        ({ gameId }) => gameId,
      ),
    ).toEqual(['EVO-1', 'y']);
  });
});

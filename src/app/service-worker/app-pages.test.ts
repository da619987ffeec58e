import { expect, test } from 'vitest';
import { paths } from '../router/paths.ts';
import { appPages } from './app-pages.ts';

test('appPages matches every address of the app', () => {
  const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('4', '1.2')));
  expect(addresses.filter((address) => !appPages.test(address))).toEqual([]);
  expect(appPages.test('/Dashboard?sport=4')).toBe(true);
});

test('appPages matches no address of the API, of a file and of other pages on the same host', () => {
  const others = ['/api/v1/match/homeMatchesV2', '/config.json', '/icon.svg', '/terms.html', '/admin', '/newsletter'];
  expect(others.filter((address) => appPages.test(address))).toEqual([]);
});

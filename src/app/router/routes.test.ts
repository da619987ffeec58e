import { isValidElement } from 'react';
import { createRoutesFromElements, matchPath, matchRoutes, Navigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { preloadRoute } from './preload-route.ts';
import { routes } from './routes.tsx';

const matchesAt = (address: string) =>
  matchRoutes(createRoutesFromElements(routes), new URL(address, 'https://exchange.invalid').pathname) ?? [];

const { toStatementDetail, toMatch, ...plain } = paths;
const addresses = [
  ...Object.values(plain),
  toStatementDetail('7'),
  toMatch('4', '33'),
  toMatch('7', '33'),
  toMatch('4339', '33'),
];

test.each(addresses)('the routes have a page for %s', (address) => {
  const element = matchesAt(address).at(-1)?.route.element;
  expect(isValidElement(element) && element.type).toBeTypeOf('function');
  expect(isValidElement(element) && element.type).not.toBe(Navigate);
});

test('the routes redirect an unknown address', () => {
  const element = matchesAt('/nowhere/at/all').at(-1)?.route.element;
  expect(isValidElement(element) && element.type).toBe(Navigate);
});

test('preloadRoute downloads every page of the app', async () => {
  for (const address of addresses)
    expect(await preloadRoute(new URL(address, 'https://exchange.invalid').pathname), address).toBe(true);
}, 60_000);

test('paths.toMatch keeps ids with slashes, dots and question marks', () => {
  expect(matchesAt(paths.toMatch('a/b', '1.23?x')).at(-1)?.params).toEqual({ sport_id: 'a/b', id: '1.23?x' });
  expect(matchPath('/details/:sport_id/:id', paths.toMatch('4', '33'))).not.toBeNull();
});

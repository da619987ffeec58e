import { matchRoutes } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { session } from '#features/session/index.ts';
import { clearSession, type StoredSession } from '#shared/storage/session.ts';
import { paths } from './paths.ts';
import { leadElsewhere, loadPages } from './pages-to-show.ts';
import { createRoutes } from './routes.tsx';

const open: StoredSession = {
  token: 't',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  userId: 'u',
  refreshToken: null,
  parentId: null,
  domainId: null,
  user: null,
};

const at = (address: string) => matchRoutes(createRoutes(), address) ?? [];

/** Where a visit ends up once every rule has had its say. */
function visit(address: string): string {
  const elsewhere = leadElsewhere(at(address));
  return elsewhere === null ? address : visit(elsewhere);
}

afterEach(() => session.signOut('user'));

describe('a visitor', () => {
  test.each([
    ['/'],
    ['/dashboard'],
    ['/details/4/33'],
    ['/liabilites'],
    ['/bethistory'],
    ['/nowhere'],
    ['/Users'],
    ['/Users/Nobody'],
    ['/profile'],
    ['/Users/Login'],
  ])('from %s comes to Login', (address) => {
    expect(visit(address)).toBe(paths.login);
  });
});

test('a visitor may stay on Register', () => {
  expect(visit('/Users/Register')).toBe(paths.register);
});

describe('a signed-in user', () => {
  test.each([
    ['/Users/Login', '/dashboard'],
    ['/users/login', '/dashboard'],
    ['/Users/Register', '/dashboard'],
    ['/nowhere/at/all', '/dashboard'],
    ['/', '/'],
    ['/dashboard?sport=4', '/dashboard?sport=4'],
    ['/liabilites', '/liabilites'],
    ['/profile', '/profile'],
  ])('from %s comes to %s', (address, end) => {
    session.signIn(open);
    expect(visit(address)).toBe(end);
  });

  test('is a visitor as soon as what is stored is gone, whatever the page remembers', () => {
    session.signIn(open);
    clearSession();
    expect(visit('/dashboard')).toBe(paths.login);
    expect(session.store.getState().signedIn).toBe(false);
  });
});

test('every address but a misspelled one has a page, and all of it loads', async () => {
  const { statementDetail, match, ...plain } = paths;
  for (const address of [
    ...Object.values(plain),
    statementDetail('7'),
    match('4', '33'),
    match('7', '33'),
    match('4339', '33'),
  ]) {
    const matched = matchRoutes(createRoutes(), new URL(address, 'https://exchange.invalid').pathname) ?? [];
    await loadPages(matched);
    expect(matched.at(-1)?.route.Component, address).toBeTypeOf('function');
    expect(
      matched.every(({ route }) => route.lazy === undefined),
      address,
    ).toBe(true);
  }
}, 60_000);

test('a match’s address leads to its page, whatever its ids hold', () => {
  expect(at(paths.match('a/b', '1.23?x')).at(-1)?.params).toEqual({ sport_id: 'a/b', id: '1.23?x' });
});

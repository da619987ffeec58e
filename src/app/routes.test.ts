import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { session } from '#features/session/index.ts';
import type { StoredSession } from '#shared/storage/session.ts';
import { paths } from './paths.ts';
import { createRoutes } from './routes.tsx';

const open: StoredSession = { token: 't', expiresAt: new Date(Date.now() + 3_600_000).toISOString(), userId: 'u', refreshToken: null, parentId: null, domainId: null, user: null };

/** Where a visit ends up once every rule has had its say. */
async function visit(address: string): Promise<string> {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] });
  router.initialize();
  await vi.waitFor(() => {
    if (!router.state.initialized || router.state.navigation.state !== 'idle') throw new Error('still on the way');
  }, 20_000);
  const { pathname, search } = router.state.location;
  router.dispose();
  return `${pathname}${search}`;
}

afterEach(() => session.signOut('user'));

describe('a visitor', () => {
  test.each([['/'], ['/dashboard'], ['/details/4/33'], ['/liabilites'], ['/bethistory'], ['/nowhere'], ['/Users'], ['/Users/Nobody'], ['/profile'], ['/Users/Login']])('from %s comes to Login', async (address) => {
    expect(await visit(address)).toBe(paths.login);
  });
});

test('a visitor may stay on Register', async () => {
  expect(await visit('/Users/Register')).toBe(paths.register);
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
  ])('from %s comes to %s', async (address, end) => {
    session.signIn(open);
    expect(await visit(address)).toBe(end);
  });

  test('goes to Login as soon as the session ends and the rules are asked again', async () => {
    session.signIn(open);
    const router = createMemoryRouter(createRoutes(), { initialEntries: ['/dashboard'] });
    router.initialize();
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), 20_000);
    session.signOut('user');
    await router.revalidate();
    expect(router.state.location.pathname).toBe(paths.login);
    router.dispose();
  });
});

test('a match’s address leads to its page, whatever its ids hold', () => {
  const matched = matchRoutes(createRoutes(), paths.match('a/b', '1.23?x'));
  expect(matched?.at(-1)?.params).toEqual({ sport_id: 'a/b', id: '1.23?x' });
});

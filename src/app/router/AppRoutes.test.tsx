// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '#features/session/index.ts';
import { clearSession, type StoredSession } from '#shared/storage/session.ts';
import { setupReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createTestRoutes, download } from '../testing/test-routes.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { paths } from './paths.ts';

const sessionOf = (token: string): StoredSession => ({
  token,
  expiresAt: null,
  userId: 'u',
  refreshToken: null,
  parentId: null,
  domainId: null,
  user: null,
});

const place = setupReactRoot();
const queries = new QueryClient();
const clear = vi.spyOn(queries, 'clear');
const reset = vi.spyOn(queries, 'resetQueries');

const go = async (to: string) => act(async () => place.element.querySelector<HTMLElement>(`a[href="${to}"]`)?.click());
const heading = () => place.element.querySelector('h1, [role=alert]')?.textContent ?? '';
const layout = () => place.element.querySelector('nav');

async function visit(address: string): Promise<void> {
  const routes = createTestRoutes();
  await act(async () =>
    place.root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter key={address} initialEntries={[address]} useTransitions={false}>
          <AppRoutes>{routes}</AppRoutes>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

/** Holds the download of this page back until the test ends it. */
function delayPage(page: string) {
  let [resolve, reject] = [() => {}, (_: Error) => {}];
  download.mockImplementation(async (name) =>
    name === page ? new Promise<void>((succeed, fail) => void ([resolve, reject] = [succeed, fail])) : undefined,
  );
  return { succeed: () => act(async () => resolve()), fail: () => act(async () => reject(new Error(`no ${page}`))) };
}

beforeEach(() => {
  download.mockReset().mockImplementation(async () => undefined);
  session.signIn(sessionOf('t'));
  vi.clearAllMocks();
});
afterEach(() => act(() => session.signOut('user')));

describe('navigation', () => {
  test('the current page stays, marked as pending, until the next one has loaded', async () => {
    await visit('/one');
    const two = delayPage('two');
    await go('/two');
    expect(heading()).toBe('one');
    expect(layout()?.getAttribute('aria-busy')).toBe('true');
    expect(layout()?.dataset['at']).toBe('/one');
    await two.succeed();
    expect(heading()).toBe('two');
    expect(layout()?.getAttribute('aria-busy')).toBe('false');
  });

  test('the latest of two addresses wins', async () => {
    await visit('/one');
    const two = delayPage('two');
    await go('/two');
    await go('/dashboard');
    await two.succeed();
    expect(heading()).toBe('dashboard');
  });

  test('a page is downloaded once', async () => {
    await visit('/one');
    await go('/two');
    await go('/one');
    expect(heading()).toBe('one');
    expect(download.mock.calls).toEqual([['one'], ['two']]);
  });

  test('a page whose download fails shows an error inside the layout, and is downloaded again on the next visit', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await visit('/one');
    const two = delayPage('two');
    await go('/two');
    await two.fail();
    expect(heading()).toContain('Unexpected Application Error!');
    expect(layout()).not.toBeNull();
    await go('/one');
    expect(heading()).toBe('one');
    download.mockImplementation(async () => undefined);
    await go('/two');
    expect(heading()).toBe('two');
    log.mockRestore();
  });
});

describe('access', () => {
  test.each([['/one'], ['/dashboard?sport=4'], ['/nowhere'], [paths.login]])(
    'a visitor who opens %s sees the login page',
    async (address) => {
      session.signOut('user');
      await visit(address);
      expect(heading()).toBe('login');
      expect(download.mock.calls).toEqual([['login']]);
    },
  );

  test('a visitor may open the registration page', async () => {
    session.signOut('user');
    await visit(paths.register);
    expect(heading()).toBe('register');
  });

  test.each([[paths.login], ['/users/login'], [paths.register], ['/nowhere/at/all']])(
    'a signed-in user who opens %s sees the dashboard',
    async (address) => {
      await visit(address);
      expect(heading()).toBe('dashboard');
    },
  );

  test('a navigation after the stored session has gone leads to the login page', async () => {
    await visit('/one');
    clearSession();
    await go('/two');
    expect(heading()).toBe('login');
    expect(session.store.getState().signedIn).toBe(false);
  });

  test('after a sign-out the page stays until the login page has loaded, then the queries are cleared', async () => {
    await visit('/one');
    const login = delayPage('login');
    await act(async () => session.signOut('user'));
    expect(heading()).toBe('one');
    expect(clear).not.toHaveBeenCalled();
    await login.succeed();
    expect(heading()).toBe('login');
    expect(clear).toHaveBeenCalledOnce();
  });

  test('a sign-in leads to the dashboard and reads nothing again', async () => {
    session.signOut('user');
    await visit(paths.login);
    await act(async () => session.signIn(sessionOf('t')));
    expect(heading()).toBe('dashboard');
    expect(reset).not.toHaveBeenCalled();
  });

  test('a change of user reads every query again', async () => {
    await visit('/one');
    await act(async () => session.signIn(sessionOf('another')));
    expect(heading()).toBe('one');
    expect(reset).toHaveBeenCalledOnce();
  });
});

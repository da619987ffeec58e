// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '#features/session/index.ts';
import { clearSession, type StoredSession } from '#shared/storage/session.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
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

const place = setUpReactRoot();
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

/** Delays the download of this page until the test ends it. */
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

describe('AppRoutes, on a navigation,', () => {
  test('keeps the current page, marked as pending, until the next one has loaded', async () => {
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

  test('renders the latest of two addresses', async () => {
    await visit('/one');
    const two = delayPage('two');
    await go('/two');
    await go('/dashboard');
    await two.succeed();
    expect(heading()).toBe('dashboard');
  });

  test('downloads a page once', async () => {
    await visit('/one');
    await go('/two');
    await go('/one');
    expect(heading()).toBe('one');
    expect(download.mock.calls).toEqual([['one'], ['two']]);
  });

  test('downloads a failed page again on the next visit', async () => {
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

describe('AppRoutes', () => {
  test.each([['/one'], ['/dashboard?sport=4'], ['/nowhere'], [paths.login]])(
    'shows the login page to a visitor who opens %s',
    async (address) => {
      session.signOut('user');
      await visit(address);
      expect(heading()).toBe('login');
      expect(download.mock.calls).toEqual([['login']]);
    },
  );

  test('shows the registration page to a visitor', async () => {
    session.signOut('user');
    await visit(paths.register);
    expect(heading()).toBe('register');
  });

  test.each([[paths.login], ['/users/login'], [paths.register], ['/nowhere/at/all']])(
    'shows the dashboard to a signed-in user who opens %s',
    async (address) => {
      await visit(address);
      expect(heading()).toBe('dashboard');
    },
  );

  test('redirects to the login page when the stored session has disappeared', async () => {
    await visit('/one');
    clearSession();
    await go('/two');
    expect(heading()).toBe('login');
    expect(session.store.getState().isSignedIn).toBe(false);
  });

  test('keeps the page after a sign-out until the login page has loaded, then clears the queries', async () => {
    await visit('/one');
    const login = delayPage('login');
    await act(async () => session.signOut('user'));
    expect(heading()).toBe('one');
    expect(clear).not.toHaveBeenCalled();
    await login.succeed();
    expect(heading()).toBe('login');
    expect(clear).toHaveBeenCalledOnce();
  });

  test('shows the dashboard after a sign-in, without refetching', async () => {
    session.signOut('user');
    await visit(paths.login);
    await act(async () => session.signIn(sessionOf('t')));
    expect(heading()).toBe('dashboard');
    expect(reset).not.toHaveBeenCalled();
  });

  test('refetches every query after a change of user', async () => {
    await visit('/one');
    await act(async () => session.signIn(sessionOf('another')));
    expect(heading()).toBe('one');
    expect(reset).toHaveBeenCalledOnce();
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionController } from '#features/session/index.ts';
import { clearSession } from '#shared/storage/session.ts';
import { createSampleSession } from '#shared/storage/testing/sample-session.ts';
import { loadRestTexts } from '#shared/texts/load-texts.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createTestRoutes, download } from '../testing/test-routes.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { paths } from './paths.ts';

const createSession = (token: string) => createSampleSession({ token, userId: 'u' });

const place = setUpReactRoot();
const queries = new QueryClient();
const clear = vi.spyOn(queries, 'clear');
const reset = vi.spyOn(queries, 'resetQueries');

const followLink = async (to: string) =>
  act(async () => place.element.querySelector<HTMLElement>(`a[href="${to}"]`)?.click());
const readHeading = () => place.element.querySelector('h1, [role=alert]')?.textContent ?? '';
const findLayout = () => place.element.querySelector('nav');

async function visitPage(address: string): Promise<void> {
  const routes = createTestRoutes();
  await act(async () =>
    place.root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter key={address} initialEntries={[address]}>
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

// A page waits for its messages as well as for its download.
beforeAll(() => loadRestTexts());
beforeEach(() => {
  download.mockReset().mockImplementation(async () => undefined);
  sessionController.signIn(createSession('t'));
  vi.clearAllMocks();
});
afterEach(() => act(async () => sessionController.signOut('user')));

describe('AppRoutes, on a navigation,', () => {
  test('keeps the current page, marked as pending, until the next one has loaded', async () => {
    await visitPage('/one');
    const two = delayPage('two');
    await followLink('/two');
    expect(readHeading()).toBe('one');
    expect(findLayout()?.getAttribute('aria-busy')).toBe('true');
    expect(findLayout()?.dataset['at']).toBe('/one');
    await two.succeed();
    expect(readHeading()).toBe('two');
    expect(findLayout()?.getAttribute('aria-busy')).toBe('false');
  });

  test('renders the latest of two addresses', async () => {
    await visitPage('/one');
    const two = delayPage('two');
    await followLink('/two');
    await followLink('/dashboard');
    await two.succeed();
    expect(readHeading()).toBe('dashboard');
  });

  test('downloads a page once', async () => {
    await visitPage('/one');
    await followLink('/two');
    await followLink('/one');
    expect(readHeading()).toBe('one');
    expect(download.mock.calls).toEqual([['one'], ['two']]);
  });

  test('downloads a failed page again on the next visit', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await visitPage('/one');
    const two = delayPage('two');
    await followLink('/two');
    await two.fail();
    expect(readHeading()).toContain('Unexpected Application Error!');
    expect(findLayout()).not.toBeNull();
    await followLink('/one');
    expect(readHeading()).toBe('one');
    download.mockImplementation(async () => undefined);
    await followLink('/two');
    expect(readHeading()).toBe('two');
    log.mockRestore();
  });
});

describe('AppRoutes', () => {
  test.each([['/one'], ['/dashboard?sport=4'], ['/nowhere'], [paths.login]])(
    'shows the login page to a visitor who opens %s',
    async (address) => {
      sessionController.signOut('user');
      await visitPage(address);
      expect(readHeading()).toBe('login');
      expect(download.mock.calls).toEqual([['login']]);
    },
  );

  test('shows the registration page to a visitor', async () => {
    sessionController.signOut('user');
    await visitPage(paths.register);
    expect(readHeading()).toBe('register');
  });

  test.each([[paths.login], ['/users/login'], [paths.register], ['/nowhere/at/all']])(
    'shows the dashboard to a signed-in user who opens %s',
    async (address) => {
      await visitPage(address);
      expect(readHeading()).toBe('dashboard');
    },
  );

  test('redirects to the login page when the stored session has disappeared', async () => {
    await visitPage('/one');
    clearSession();
    await followLink('/two');
    expect(readHeading()).toBe('login');
    expect(sessionController.store.getState().isSignedIn).toBe(false);
  });

  test('keeps the page after a sign-out until the login page has loaded, then clears the queries', async () => {
    await visitPage('/one');
    const login = delayPage('login');
    await act(async () => sessionController.signOut('user'));
    expect(readHeading()).toBe('one');
    expect(clear).not.toHaveBeenCalled();
    await login.succeed();
    expect(readHeading()).toBe('login');
    expect(clear).toHaveBeenCalledOnce();
  });

  test('shows the dashboard after a sign-in, without refetching', async () => {
    sessionController.signOut('user');
    await visitPage(paths.login);
    await act(async () => sessionController.signIn(createSession('t')));
    expect(readHeading()).toBe('dashboard');
    expect(reset).not.toHaveBeenCalled();
  });

  test('refetches every query after a change of user', async () => {
    await visitPage('/one');
    await act(async () => sessionController.signIn(createSession('another')));
    expect(readHeading()).toBe('one');
    expect(reset).toHaveBeenCalledOnce();
  });
});

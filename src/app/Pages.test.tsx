// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ComponentType } from 'react';
import { Link, MemoryRouter, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#features/session/index.ts';
import type { StoredSession } from '#shared/storage/session.ts';
import { setupReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { usePageComing } from './page-coming.ts';
import { Pages } from './Pages.tsx';
import { paths, usersRoot } from './paths.ts';
import type { RouteHandle } from './routes.tsx';
import { PageFence } from './shell/RouteFailure.tsx';

const open = (token: string): StoredSession => ({
  token,
  expiresAt: null,
  userId: 'u',
  refreshToken: null,
  parentId: null,
  domainId: null,
  user: null,
});

/** Asks for each page once more than the test lets it come. */
const asked = vi.fn<(name: string) => Promise<void>>(async () => undefined);

const page = (name: string) => ({
  lazy: {
    Component: async (): Promise<ComponentType> => {
      await asked(name);
      return () => <h1>{name}</h1>;
    },
  },
});

function Around() {
  return (
    <>
      <nav aria-busy={usePageComing()} data-at={useLocation().pathname}>
        {['/dashboard', '/one', '/two'].map((to) => (
          <Link key={to} to={to} />
        ))}
      </nav>
      <Outlet />
    </>
  );
}

const table = (): RouteObject[] => [
  {
    path: usersRoot,
    handle: { forVisitors: true } satisfies RouteHandle,
    children: [{ path: 'Login', ...page('login') }],
  },
  {
    Component: Around,
    children: [
      { element: <PageFence />, children: ['dashboard', 'one', 'two'].map((name) => ({ path: name, ...page(name) })) },
    ],
  },
];

const place = setupReactRoot();
const queries = new QueryClient();
const forgetAll = vi.spyOn(queries, 'clear');
const readAnew = vi.spyOn(queries, 'resetQueries');

const go = async (to: string) => act(async () => place.element.querySelector<HTMLElement>(`a[href="${to}"]`)?.click());
const heading = () => place.element.querySelector('h1, [role=alert]')?.textContent ?? '';
const around = () => place.element.querySelector('nav');

async function visit(address: string): Promise<void> {
  await act(async () =>
    place.root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]} useTransitions={false}>
          <Pages table={pages} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

/** The page of this name comes when the test says so. */
function holdBack(name: string) {
  let [come, fail] = [() => {}, (_: Error) => {}];
  asked.mockImplementation(async (wanted) =>
    wanted === name ? new Promise<void>((resolve, reject) => void ([come, fail] = [resolve, reject])) : undefined,
  );
  return { come: () => act(async () => come()), fail: () => act(async () => fail(new Error(`no ${name}`))) };
}

let pages: RouteObject[];
beforeEach(() => {
  pages = table();
  asked.mockReset().mockImplementation(async () => undefined);
  session.signIn(open('t'));
  vi.clearAllMocks();
});
afterEach(() => act(() => session.signOut('user')));

test('the page before stays, and says that another comes, until it has come', async () => {
  await visit('/one');
  const two = holdBack('two');
  await go('/two');
  expect(heading()).toBe('one');
  expect(around()?.getAttribute('aria-busy')).toBe('true');
  expect(around()?.dataset['at']).toBe('/one');
  await two.come();
  expect(heading()).toBe('two');
  expect(around()?.getAttribute('aria-busy')).toBe('false');
});

test('who has gone elsewhere meanwhile is shown that', async () => {
  await visit('/one');
  const two = holdBack('two');
  await go('/two');
  await go('/dashboard');
  await two.come();
  expect(heading()).toBe('dashboard');
});

test('a page is loaded once, and shown at once from then on', async () => {
  await visit('/one');
  await go('/two');
  await go('/one');
  expect(heading()).toBe('one');
  expect(asked.mock.calls).toEqual([['one'], ['two']]);
});

test('a page that does not come says so inside the shell, and is asked for anew when gone to again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await visit('/one');
  const two = holdBack('two');
  await go('/two');
  await two.fail();
  expect(heading()).toContain('Unexpected Application Error!');
  expect(around()).not.toBeNull();
  await go('/one');
  expect(heading()).toBe('one');
  asked.mockImplementation(async () => undefined);
  await go('/two');
  expect(heading()).toBe('two');
  said.mockRestore();
});

test('a visitor sees nothing of a page that is not for visitors, not even for a moment', async () => {
  session.signOut('user');
  const login = holdBack('login');
  await visit('/one');
  expect(around()).toBeNull();
  expect(asked.mock.calls).toEqual([['login']]);
  await login.come();
  expect(heading()).toBe('login');
});

test('signing out leads to Login, and forgets what was read once nothing shows it', async () => {
  await visit('/one');
  const login = holdBack('login');
  await act(async () => session.signOut('user'));
  expect(heading()).toBe('one');
  expect(forgetAll).not.toHaveBeenCalled();
  await login.come();
  expect(heading()).toBe('login');
  expect(forgetAll).toHaveBeenCalledOnce();
});

test('signing in leads to the dashboard, where nothing has to be read anew', async () => {
  session.signOut('user');
  await visit(paths.login);
  await act(async () => session.signIn(open('t')));
  expect(heading()).toBe('dashboard');
  expect(readAnew).not.toHaveBeenCalled();
});

test('another user in the same place has everything read anew', async () => {
  await visit('/one');
  await act(async () => session.signIn(open('another')));
  expect(heading()).toBe('one');
  expect(readAnew).toHaveBeenCalledOnce();
});

import preview from '#storybook/preview.tsx';
import { Route } from 'react-router-dom';
import { expect, spyOn } from 'storybook/test';
import { session } from '#features/session/index.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { paths } from './router/paths.ts';
import { PageErrorBoundary, RootErrorBoundary } from './router/RouteErrorBoundary.tsx';
import { Panel } from './layout/Panel.tsx';
import { AppAt, type AppAtProps } from './testing/AppAt.tsx';

/** A page is loaded and read from the exchange before it shows anything. */
const soon = { timeout: 20_000 };

const meta = preview.meta({
  title: 'Pages',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.dashboard } satisfies AppAtProps,
  beforeEach() {
    session.checkAccess(false);
    return () => session.signOut('user');
  },
});

export const Dashboard = meta.story({
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' }, soon)).toBeVisible();
    await expect(
      (await canvas.findAllByRole('button', { name: /^Back .+ at .+ available$/ }, soon)).length,
    ).toBeGreaterThan(10);
    await expect(await canvas.findByText('50,000.00', {}, soon)).toBeVisible();
  },
});

export const InPlay = meta.story({
  args: { address: `${paths.dashboard}?show=in-play` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'In-Play' }, soon)).toBeVisible();
  },
});

export const UnknownAddress = meta.story({
  args: { address: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' }, soon)).toBeVisible();
  },
});

export const NoMatches = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(homeMatchesV2));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches here', {}, soon)).toBeVisible();
  },
});

export const Liabilities = meta.story({
  parameters: { picture: true },
  args: { address: paths.liabilities },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Liabilities' }, soon)).toBeVisible();
    await expect(await canvas.findByText('No open positions', {}, soon)).toBeVisible();
  },
});

export const MyBets = meta.story({
  args: { address: paths.myBets },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My Bets' }, soon)).toBeVisible();
  },
});

export const AccountMenu = meta.story({
  parameters: { picture: true },
  args: { address: paths.liabilities },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of demo' }, soon));
    await expect(await canvas.findByRole('button', { name: 'Sign out' }, soon)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Account of demo' })).toHaveFocus();
  },
});

export const VisitorComesToLogin = meta.story({
  beforeEach() {
    clearLocalStorage();
    session.checkAccess(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Login' }, soon)).toBeVisible();
  },
});

/** React tells the console of what breaks; here that is what the story is about. */
const expected = () => {
  spyOn(console, 'error').mockImplementation(() => undefined);
};

function Broken(): never {
  throw new Error('a story of a page that breaks');
}

export const BrokenPage = meta.story({
  beforeEach: expected,
  args: {
    routes: (
      <Route element={<PageErrorBoundary />}>
        <Route path="*" element={<Broken />} />
      </Route>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  },
});

export const BrokenApp = meta.story({
  beforeEach: expected,
  args: {
    routes: (
      <Route element={<RootErrorBoundary />}>
        <Route path="*" element={<Broken />} />
      </Route>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' }, soon)).toBeVisible();
  },
});

export const BrokenPanel = meta.story({
  beforeEach: expected,
  args: {
    routes: (
      <Route
        path="*"
        element={
          <Panel name="Bet slip">
            <Broken />
          </Panel>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bet slip could not be shown');
  },
});

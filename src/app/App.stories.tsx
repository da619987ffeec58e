import { Route } from 'react-router-dom';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, spyOn } from 'storybook/test';
import { sessionController } from '#features/session/index.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import preview from '#storybook/preview.tsx';
import { Panel } from './layout/Panel.tsx';
import { paths } from './router/paths.ts';
import { PageErrorBoundary, RootErrorBoundary } from './router/RouteErrorBoundary.tsx';
import { AppAt, type AppAtProps } from './testing/AppAt.tsx';
import { showEveryRow } from './testing/show-every-row.ts';

/** The wait for a page: its file loads first, then its queries. */
const pageWait = { timeout: 20_000 };

/** Waits until the matches and their prices are on screen. Before that the page is a skeleton. */
async function expectMatches({ canvas }: StoryContext, name: string) {
  await expect(await canvas.findByRole('heading', { level: 1, name }, pageWait)).toBeVisible();
  await canvas.findAllByRole('button', { name: /^Back .+ at .+ available$/ }, pageWait);
  await expect(await canvas.findByText('50,000.00', {}, pageWait)).toBeVisible();
  // The first rows come alone.
  await showEveryRow();
  const prices = canvas.getAllByRole('button', { name: /^Back .+ at .+ available$/ });
  await expect(prices.length).toBeGreaterThan(10);
}

const meta = preview.meta({
  title: 'Pages',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.dashboard } satisfies AppAtProps,
  beforeEach() {
    sessionController.checkAccess(false);
    return () => sessionController.signOut('user');
  },
});

export const Dashboard = meta.story({
  parameters: { picture: true },
  play: (context) => expectMatches(context, 'Dashboard'),
});

export const InPlay = meta.story({
  args: { address: `${paths.dashboard}?show=in-play` },
  play: (context) => expectMatches(context, 'In-Play'),
});

export const UnknownAddress = meta.story({
  args: { address: '/nowhere' },
  play: (context) => expectMatches(context, 'Dashboard'),
});

export const NoMatches = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(homeMatchesV2));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches here', {}, pageWait)).toBeVisible();
  },
});

export const Liabilities = meta.story({
  parameters: { picture: true },
  args: { address: paths.liabilities },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Liabilities' }, pageWait)).toBeVisible();
    await expect(await canvas.findByText('No open positions', {}, pageWait)).toBeVisible();
  },
});

export const MyBets = meta.story({
  args: { address: paths.myBets },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My Bets' }, pageWait)).toBeVisible();
  },
});

export const AccountMenu = meta.story({
  parameters: { picture: true },
  args: { address: paths.liabilities },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of demo' }, pageWait));
    await expect(await canvas.findByRole('button', { name: 'Sign out' }, pageWait)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Account of demo' })).toHaveFocus();
  },
});

export const VisitorComesToLogin = meta.story({
  beforeEach() {
    clearLocalStorage();
    sessionController.checkAccess(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Login' }, pageWait)).toBeVisible();
  },
});

/** Silences console.error, where React logs the error that the story throws. */
const silenceConsole = () => {
  spyOn(console, 'error').mockImplementation(() => undefined);
};

function Broken(): never {
  throw new Error('a story of a page that breaks');
}

export const BrokenPage = meta.story({
  beforeEach: silenceConsole,
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
  beforeEach: silenceConsole,
  args: {
    routes: (
      <Route element={<RootErrorBoundary />}>
        <Route path="*" element={<Broken />} />
      </Route>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' }, pageWait)).toBeVisible();
  },
});

export const BrokenPanel = meta.story({
  beforeEach: silenceConsole,
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

import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { gameList, qtechSports } from '#shared/api/contract/casino/casino.ts';
import { startInLiteMode } from '#shared/lite-mode/testing/lite-mode-scenes.ts';
import preview from '#storybook/preview.tsx';
import { lobbyRoute } from '../../model/casino-route.ts';
import { writeSavedCasinoGames } from '../../model/saved-games-storage.ts';
import { hostileGameList, respondWith } from '../../testing/casino-samples.ts';
import { hide, watchGameCount } from '../../testing/hidden-page.ts';
import { lobbyArgs } from '../../testing/lobby-args.ts';
import { createSampleGame } from '../../testing/sample-game.ts';
import { Lobby } from './Lobby.tsx';

const meta = preview.meta({
  component: Lobby,
  args: lobbyArgs,
  render: function StatefulLobby(args) {
    const [route, setRoute] = useState(args.route);
    return <Lobby {...args} route={route} onRouteChange={setRoute} />;
  },
  beforeEach: () => () => writeSavedCasinoGames({ recent: [], favourites: [] }),
});

export const Everything = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('2,134 games')).toBeVisible();
    await expect(
      canvas
        .getAllByRole('tab')
        .map((tab) => tab.textContent)
        .slice(0, 3),
    ).toEqual(['All', 'Evolution Gaming', 'Ezugi']);
    await expect(canvas.queryByRole('tab', { name: 'Northern Reels' })).toBeNull();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(120);
    const first = canvas.getAllByRole('listitem')[0]?.querySelector<HTMLElement>('[data-launch]');
    await userEvent.click(first as HTMLElement);
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
});

/** A hidden page has no height, so every row would fit. */
export const HiddenForAMoment = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2,134 games')).toBeVisible();
    const highestGameCount = watchGameCount(canvasElement);
    await hide(canvasElement);
    await expect(canvas.queryByText('2,134 games')).not.toBeVisible();
    canvasElement.style.removeProperty('display');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2));
    await expect(highestGameCount()).toBeLessThan(120);
  },
});

/** Cards show the initials of their games. */
export const LiteMode = meta.story({
  beforeEach: startInLiteMode,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2,134 games')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
  },
});

export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search games' }), 'royal dice');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d{1,2} games$/));
    await userEvent.type(canvas.getByRole('searchbox'), ' zz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all games' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(await canvas.findByText('2,134 games')).toBeVisible();
  },
});

export const OneProvider = meta.story({
  args: { route: { ...lobbyRoute, provider: 'Ezugi' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Ezugi', selected: true })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Slots/ }));
    await expect(canvas.getByRole('button', { name: /^Slots/ })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** The second page starts at its first game. */
export const Pages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages of Games' }));
    await expect(pages.getByText('1–50 of 2,134')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await expect(await pages.findByText('51–100 of 2,134')).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-posinset', '51');
    await waitFor(() => expect(first?.querySelector('[data-launch]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Slots/ }));
    await expect(await pages.findByText(/^1–50 of /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Slots/ })).toHaveFocus();
  },
});

/** The address may name a provider that does not exist. */
export const UnknownProvider = meta.story({
  args: { route: { ...lobbyRoute, provider: '<b>Nobody</b>' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There is no provider “<b>Nobody<\/b>” in this casino/)).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'All', selected: true })).toBeVisible();
  },
});

export const Shelves = meta.story({
  beforeEach() {
    writeSavedCasinoGames({
      recent: ['Speed Crash', 'Neon Temple', 'Grand Dice'].map((name, index) =>
        createSampleGame({ name, gameId: `r${index}` }),
      ),
      favourites: [createSampleGame()],
    });
  },
  play: async ({ canvas, userEvent }) => {
    const favourites = await canvas.findByRole('region', { name: 'Favourites' });
    await expect(await canvas.findByRole('region', { name: 'Recently played' })).toBeVisible();
    const star = favourites.querySelector<HTMLElement>('[aria-pressed=true]');
    await userEvent.click(star as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Favourites' })).toBeNull());
  },
});

/** Hostile names and addresses from the server. */
export const Hostile = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWith(gameList, hostileGameList));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { picture: true },
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(gameList));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Loading games' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const NoGames = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(gameList));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No games here')).toBeVisible();
  },
});

export const NoProviders = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(qtechSports));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The casino is closed')).toBeVisible();
  },
});

/** The tabs keep working, because another provider may respond. */
export const GamesRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(gameList, 'This provider is closed'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This provider is closed');
    await expect(canvas.getByRole('tab', { name: 'Ezugi' })).toBeVisible();
  },
});

export const Unreachable = meta.story({
  parameters: { picture: true },
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(qtechSports));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The casino could not be loaded');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(qtechSports));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

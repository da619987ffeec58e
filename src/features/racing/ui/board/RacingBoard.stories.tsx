import { expect, fn } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { allRacingMarkets } from '#shared/api/contract/markets/races.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { RacingBoard, type RacingBoardProps } from './RacingBoard.tsx';

const meta = preview.meta({
  component: RacingBoard,
  args: {
    sport: '7',
    onSport: fn(),
    toRaceHref: (sportId, matchId) => `#${sportId}/${matchId}`,
    link: renderPlainLink,
  } satisfies RacingBoardProps,
});

export const Horses = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Flemington' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Greyhounds' }));
    await expect(args.onSport).toHaveBeenCalledWith('4339');
  },
});

export const Greyhounds = meta.story({
  args: { sport: '4339' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Romford' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(allRacingMarkets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Loading races' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const NoRaces = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(allRacingMarkets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No races here')).toBeVisible();
  },
});

export const Unreachable = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(allRacingMarkets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The races could not be loaded');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(allRacingMarkets, 'Racing is closed for your account'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Racing is closed for your account')).toBeVisible();
  },
});

export const Malformed = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.malformed(allRacingMarkets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The exchange gave an answer that could not be read.',
    );
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(allRacingMarkets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

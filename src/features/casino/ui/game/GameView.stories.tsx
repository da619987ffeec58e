import { expect, fn, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { launchUrl } from '#shared/api/contract/casino/casino.ts';
import { units } from '#shared/domain/money/money.ts';
import { applyTestSwitches } from '#shared/switches/testing/test-switches.ts';
import preview from '#storybook/preview.tsx';
import { sampleFramePolicy } from '../../testing/casino-samples.ts';
import { GameView, type GameViewProps } from './GameView.tsx';

const meta = preview.meta({
  component: GameView,
  parameters: { picture: true },
  args: {
    provider: 'EVO',
    gameId: 'EVO-0000',
    balance: units(50_000),
    policy: sampleFramePolicy,
    onLeave: fn(),
    onName: fn(),
  } satisfies GameViewProps,
});

/** Longer than a slow machine takes to draw a story. */
const AN_HOUR_MS = 3_600_000;

/** No server responds at the stories' game address, so the launch screen stays. */
export const Launching = meta.story({
  args: { timeoutMs: AN_HOUR_MS },
  play: async ({ canvas, userEvent, args }) => {
    const frame = await canvas.findByTitle(/Golden Tiger/);
    await expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/games\.example\.com\/play\/EVO-0000#seat=\w+$/),
    );
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    await expect(canvas.getByText('5,000.00')).toBeVisible();
    await expect(args.onName).toHaveBeenLastCalledWith(expect.stringMatching(/Golden Tiger/));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the game' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const ByProviderName = meta.story({
  args: { provider: 'Evolution Gaming', balance: null, timeoutMs: AN_HOUR_MS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(/Golden Tiger/)).toBeVisible();
  },
});

export const NoAddressYet = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(launchUrl));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Launching Golden Tiger/)).toBeVisible();
  },
});

/** The operator paused the casino before the game: it does not start. */
export const Paused = meta.story({
  beforeEach: () => applyTestSwitches({ paused: { casino: '' } }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('The casino is paused')).toBeVisible();
    await expect(canvas.queryByTitle(/Golden Tiger/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the casino' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** The operator pauses the casino during the game: its round has a stake, so it goes on. */
export const PausedMeanwhile = meta.story({
  args: { timeoutMs: AN_HOUR_MS },
  beforeEach: () => applyTestSwitches({}),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle(/Golden Tiger/);
    applyTestSwitches({ paused: { casino: 'Closed at midnight.' } });
    await expect(await canvas.findByText('Closed at midnight.')).toBeVisible();
    await expect(canvas.getByTitle(/Golden Tiger/)).toBe(frame);
  },
});

export const NoSuchGame = meta.story({
  args: { gameId: 'EVO-9999' },
  play: async ({ canvas, userEvent, args }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Game is not available!');
    await waitFor(() => expect(alert).toHaveTextContent('There is no game “EVO-9999” at Evolution Gaming'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the casino' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const HostNotListed = meta.story({
  args: { policy: { ...sampleFramePolicy, frameHosts: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This address cannot be shown')).toBeVisible();
    await expect(canvas.queryByTitle(/Golden Tiger/)).toBeNull();
  },
});

export const Unreachable = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(launchUrl));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The game could not be launched');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(launchUrl));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

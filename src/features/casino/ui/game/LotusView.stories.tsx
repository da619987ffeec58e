import { expect, fn } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { lobbyUrl } from '#shared/api/contract/casino/casino.ts';
import { units } from '#shared/domain/money/money.ts';
import { applyTestSwitches } from '#shared/switches/testing/test-switches.ts';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { respondWith, sampleFramePolicy } from '../../testing/casino-samples.ts';
import { LotusView, type LotusViewProps } from './LotusView.tsx';

const meta = preview.meta({
  component: LotusView,
  parameters: { ...iframeStory, picture: true },
  args: {
    host: 'exchange.example',
    balance: units(50_000),
    policy: sampleFramePolicy,
    onDecline: fn(),
  } satisfies LotusViewProps,
});

export const RulesFirst = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Lotus Casino exchange.example', hidden: true }),
    ).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByTitle('Lotus Casino tables')).toBeVisible();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});

export const NotAgreed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByTitle('Lotus Casino tables');
    await userEvent.click(await canvas.findByRole('button', { name: "Don't Agree" }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});

export const Paused = meta.story({
  beforeEach: () => applyTestSwitches({ paused: { casino: '' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No game can start now. Come back later.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
});

export const NoLaunchUrl = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWith(lobbyUrl, { status: true, launchUrl: '' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('The Lotus Casino is closed')).toBeVisible();
    await expect(canvas.queryByTitle('Lotus Casino tables')).toBeNull();
  },
});

export const NoAddressYet = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(lobbyUrl));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Launching Lotus Casino')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(lobbyUrl, 'Casino is locked for this account!'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Casino is locked for this account!');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(lobbyUrl));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Unreachable = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(lobbyUrl));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The Lotus Casino could not be opened');
  },
});

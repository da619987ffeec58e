import { ownFrame } from '#workshop/own-frame.ts';
import preview from '#workshop/preview.tsx';
import { expect, fn } from 'storybook/test';
import { fates } from '#mocks/fates.ts';
import { lobbyUrl } from '#shared/api/contract/casino.ts';
import { units } from '#shared/domain/money.ts';
import { answering, policy } from '../testing/samples.ts';
import { LotusView, type LotusViewProps } from './LotusView.tsx';

const meta = preview.meta({
  component: LotusView,
  parameters: { ...ownFrame, picture: true },
  args: { host: 'exchange.example', balance: units(50_000), policy, onDecline: fn() } satisfies LotusViewProps,
});

export const RulesFirst = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lotus Casino exchange.example', hidden: true })).toBeInTheDocument();
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

export const NoLaunchUrl = meta.story({
  beforeEach({ msw }) {
    msw.use(answering(lobbyUrl, { status: true, launchUrl: '' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('The Lotus Casino is closed')).toBeVisible();
    await expect(canvas.queryByTitle('Lotus Casino tables')).toBeNull();
  },
});

export const NoAddressYet = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.loading(lobbyUrl));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Launching Lotus Casino')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.refused(lobbyUrl, 'Casino is locked for this account!'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Casino is locked for this account!');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.signedOut(lobbyUrl));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Unreachable = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(lobbyUrl));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The Lotus Casino could not be opened');
  },
});

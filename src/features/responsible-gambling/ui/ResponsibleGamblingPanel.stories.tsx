import { expect, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { limits, setLimits } from '#shared/api/contract/account/gambling-limits.ts';
import { statements } from '#shared/api/contract/account/statements.ts';
import { units } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { getSignedInUserId, seedPlay, startSessionAgo } from '../testing/sample-play.ts';
import { ResponsibleGamblingPanel, type ResponsibleGamblingPanelProps } from './ResponsibleGamblingPanel.tsx';
import { SessionClock } from './SessionClock.tsx';
import { TimeOutNotice } from './TimeOutNotice.tsx';

const STORY_NOW = Date.parse('2026-03-14T13:06:00Z');

const meta = preview.meta({
  component: ResponsibleGamblingPanel,
  args: { hasLimits: true, asOf: STORY_NOW } satisfies ResponsibleGamblingPanelProps,
  beforeEach: () => startSessionAgo(42),
});

export const Filled = meta.story({
  async beforeEach({ exchange }) {
    await seedPlay(exchange);
    await exchange.responsibleGambling.setLimit(getSignedInUserId(), 'deposit', {
      amount: units(20_000),
      period: 'week',
    });
    await exchange.responsibleGambling.setLimit(getSignedInUserId(), 'loss', {
      amount: units(10_000),
      period: 'month',
    });
    await exchange.responsibleGambling.setLimit(getSignedInUserId(), 'loss', null);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20,000 in any 7 days')).toBeVisible();
    await expect(canvas.getByText('Paid in 12,000 of 20,000')).toBeVisible();
    await expect(canvas.getByText(/^Ends on /)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Result of games −7,546 −7,546 −7,546$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Withdrawn 2,500/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Days played 1 of 1 1 of 7 1 of 30' })).toBeVisible();
    await expect(canvas.getByText('You have been signed in for 42 min.')).toBeVisible();
  },
});

export const SetsALimit = meta.story({
  play: async ({ canvas, userEvent, exchange }) => {
    const [amount] = await canvas.findAllByLabelText('New limit');
    if (amount === undefined) throw new Error('no amount field found');
    await userEvent.type(amount, '12.5');
    await expect(canvas.getByText('Enter a whole amount of 1 or more')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.click(canvas.getByRole('button', { name: 'Save deposit limit' }));
    await expect(canvas.getByText('Enter a whole amount of 1 or more')).toBeVisible();
    await userEvent.type(amount, '3000');
    await expect(canvas.getByText('Takes effect at once.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save deposit limit' }));
    await expect(await canvas.findByText('3,000 in any 24 hours')).toBeVisible();
    await expect(exchange.responsibleGambling.getSafety(getSignedInUserId()).limits.deposit.limit).toEqual({
      amount: units(3_000),
      period: 'day',
    });
  },
});

export const TakesATimeOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start a time-out' }));
    await expect(canvas.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Start it' }));
    await expect(await canvas.findByText(/^You are in a time-out until 17 Mar 2026/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const LimitRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(setLimits, 'Limits are changed by the operator.'));
  },
  play: async ({ canvas, userEvent }) => {
    const [amount] = await canvas.findAllByLabelText('New limit');
    if (amount === undefined) throw new Error('no amount field found');
    await userEvent.type(amount, '3000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save deposit limit' }));
    await expect(amount).toHaveValue('3000');
  },
});

/** An operator without the three calls: the page shows what this device stores. */
export const WithoutLimits = meta.story({
  args: { hasLimits: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Reality check' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Loss limit' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(statements), networkScenarios.loading(limits));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(statements), networkScenarios.unreachable(limits));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getByRole('region', { name: 'Reality check' })).toBeVisible();
  },
});

export const Clock = meta.story({
  render: () => <SessionClock href="#play-safe" link={renderPlainLink} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Signed in for 42 min. Responsible play' })).toBeVisible();
  },
});

export const Notice = meta.story({
  beforeEach: async ({ exchange }) => {
    await exchange.responsibleGambling.takeTimeOut(getSignedInUserId(), 24);
  },
  render: () => <TimeOutNotice href="#play-safe" link={renderPlainLink} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^You are in a time-out until 15 Mar 2026/);
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(limits));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session is over. Sign in again.')).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { getUserMatchStack } from '#shared/api/contract/account/user.ts';
import preview from '#storybook/preview.tsx';
import { QuickStakesCard } from './QuickStakesCard.tsx';

const meta = preview.meta({ component: QuickStakesCard });

export const CancelStartsAfresh = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('textbox', { name: 'Stake 1' });
    await userEvent.type(first, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('textbox', { name: 'Stake 1' })).toHaveValue('100');
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getUserMatchStack));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getUserMatchStack));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your stakes could not be read');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(getUserMatchStack, 'Stakes are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Stakes are closed until 10:00.');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(getUserMatchStack));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

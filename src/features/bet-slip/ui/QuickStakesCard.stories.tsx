import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { fates } from '#mocks/fates.ts';
import { getUserMatchStack } from '#shared/api/contract/user.ts';
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
    msw.use(fates.loading(getUserMatchStack));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(getUserMatchStack));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your stakes could not be read');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.refused(getUserMatchStack, 'Stakes are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Stakes are closed until 10:00.');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.signedOut(getUserMatchStack));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AccountCard, type AccountCardProps } from './AccountCard.tsx';

const meta = preview.meta({
  component: AccountCard,
  args: { userName: 'asha', userId: 'u1001', sessionEndsAt: '2026-11-22T14:30:00.000Z' } satisfies AccountCardProps,
});

export const Typical = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('u1001')).toBeVisible();
  },
});

export const LongNamesAndNoEnd = meta.story({
  args: {
    userName: 'somebody_with_a_name_that_never_ends_and_has_no_spaces',
    userId: '66f0c1e2a9b8d7c6e5f4a3b2',
    sessionEndsAt: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You sign out')).toBeVisible();
  },
});

import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { When, type WhenProps } from './When.tsx';

const meta = preview.meta({ component: When, args: { at: '2026-03-14T14:03:07Z' } satisfies WhenProps });

export const Moment = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-03-14T14:03:07.000Z');
  },
});

export const InATable = meta.story({ args: { pattern: 'table' } });

export const Start = meta.story({
  args: { seenFrom: Date.parse('2026-03-14T13:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(/^Today /);
  },
});

export const NoMoment = meta.story({
  args: { at: 'soon' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.getByText('–')).toBeVisible();
  },
});

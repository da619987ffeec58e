import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Timestamp, type TimestampProps } from './Timestamp.tsx';

const meta = preview.meta({ component: Timestamp, args: { at: '2026-03-14T14:03:07Z' } satisfies TimestampProps });

export const Moment = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-03-14T14:03:07.000Z');
  },
});

export const InATable = meta.story({ args: { pattern: 'table' } });

export const Start = meta.story({
  args: { relativeTo: Date.parse('2026-03-14T13:00:00Z') },
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

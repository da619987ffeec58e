import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';

const meta = preview.meta({
  component: ProgressBar,
  args: { busy: true, label: 'Loading the page' } satisfies ProgressBarProps,
});

export const Active = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  },
});
export const Idle = meta.story({
  args: { busy: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

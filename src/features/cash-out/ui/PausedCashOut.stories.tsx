import { expect } from 'storybook/test';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { dialogArgs, dialogContext } from '../testing/dialog-args.ts';
import { CashOutDialog } from './CashOutDialog.tsx';

const meta = preview.meta({
  title: 'Paused cash-out',
  component: CashOutDialog,
  parameters: { ...iframeStory, picture: true },
  args: { ...dialogArgs, context: { ...dialogContext, pause: '' } },
});

export const WithoutReason = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cash-out is paused' }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});

export const WithReason = meta.story({
  args: { context: { ...dialogContext, pause: 'back after the innings break' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cash-out is paused: back after the innings break' }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});

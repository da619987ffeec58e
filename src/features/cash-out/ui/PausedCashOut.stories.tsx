import { expect, fn } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { favourite, favouritePositions, noLimits } from '../testing/samples.ts';
import { CashOutDialog, type CashOutDialogProps } from './CashOutDialog.tsx';

const context: CashOutDialogProps['context'] = {
  market: favourite,
  positions: favouritePositions,
  limits: noLimits,
  available: units(5000),
  busyReason: null,
  isReading: false,
  pause: '',
};

const meta = preview.meta({
  title: 'Paused cash-out',
  component: CashOutDialog,
  parameters: { ...iframeStory, picture: true },
  args: {
    context,
    equalResult: units(156),
    progress: null,
    delaySeconds: 5,
    onPlace: fn(),
    onCheckAgain: fn(),
    onClose: fn(),
    onRestart: fn(),
  } satisfies CashOutDialogProps,
});

export const WithoutReason = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cash-out is paused' }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});

export const WithReason = meta.story({
  args: { context: { ...context, pause: 'back after the innings break' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cash-out is paused: back after the innings break' }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
});

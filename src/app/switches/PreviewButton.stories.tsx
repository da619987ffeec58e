import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PreviewButton, type PreviewButtonProps } from './PreviewButton.tsx';

const meta = preview.meta({
  component: PreviewButton,
  args: { end: Date.UTC(2026, 10, 28, 12), onLeave: fn() } satisfies PreviewButtonProps,
});

export const Explained = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByText(/^Only this tab shows it, until 28 Nov 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the preview' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

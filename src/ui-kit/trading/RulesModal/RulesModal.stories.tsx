import { expect, fn } from 'storybook/test';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { RulesModal, type RulesModalProps } from './RulesModal.tsx';

const meta = preview.meta({
  component: RulesModal,
  parameters: iframeStory,
  args: { open: true, onConfirm: fn(), onDecline: fn() } satisfies RulesModalProps,
});

export const Agreed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Rules' })).toHaveTextContent(
      'A win of 1,000 pays 10,000 credits.',
    );
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});

export const Declined = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "Don't Agree" }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const LongTextRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  // On the page of all stories, one direction would apply to all of them.
  tags: ['!autodocs'],
});

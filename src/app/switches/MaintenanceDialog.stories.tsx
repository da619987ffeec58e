import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { MaintenanceDialog, type MaintenanceDialogProps } from './MaintenanceDialog.tsx';

const meta = preview.meta({
  component: MaintenanceDialog,
  parameters: { ...iframeStory, picture: true, layout: 'fullscreen' },
  args: {
    reason: 'Back at 14:30, after the update of the payment system.',
    onCheck: fn(() => Promise.resolve(true)),
    onEnd: fn(),
  } satisfies MaintenanceDialogProps,
});

export const WithReason = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'We are working on this site' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check now' })).toHaveFocus();
  },
});

export const WithoutReason = meta.story({ args: { reason: '' } });

export const StillPaused = meta.story({
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }));
    await expect(await canvas.findByText(/^Not yet\. Checked at /)).toBeVisible();
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const CheckFailed = meta.story({
  parameters: { picture: false },
  args: { onCheck: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }));
    await expect(await canvas.findByText('The check failed. Check your connection and try again.')).toBeVisible();
  },
});

/** Escape does not close it, and its end gives the focus back to the field with the typed stake. */
export const EndsWithThePause = meta.story({
  parameters: { picture: false },
  render: function PausedPage(args) {
    const [isPaused, setIsPaused] = useState(false);
    return (
      <>
        <label>
          Stake <input onKeyDown={({ key }) => key === 'F2' && setIsPaused(true)} />
        </label>
        {isPaused && (
          <MaintenanceDialog
            {...args}
            onCheck={() => {
              setIsPaused(false);
              return Promise.resolve(true);
            }}
          />
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Stake');
    await userEvent.type(field, '1,500{F2}');
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('1,500');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

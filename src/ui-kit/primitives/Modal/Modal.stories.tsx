import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

const meta = preview.meta({
  component: Modal,
  parameters: iframeStory,
  args: {
    open: false,
    title: 'Edit stakes',
    onClose: fn(),
    children: <Field label="Stake 1" defaultValue="100" data-autofocus="" />,
    footer: <Button variant="primary">Save</Button>,
  } satisfies ModalProps,
  render: function StatefulModal(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Modal
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </>
    );
  },
});

export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Edit stakes' })).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Stake 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('textbox', { hidden: true })).toBeNull());
  },
});

export const Dialog = meta.story({ args: { open: true } });
export const Wide = meta.story({ args: { open: true, variant: 'wide' } });
export const Sheet = meta.story({ args: { open: true, variant: 'sheet' } });
export const LongContent = meta.story({
  args: {
    open: true,
    children: Array.from({ length: 30 }, (_, index) => (
      <Field key={index} label={`Stake ${index + 1}`} defaultValue="100" />
    )),
  },
});

export const LongTextRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  // On the page of all stories, one direction would apply to all of them.
  tags: ['!autodocs'],
  args: {
    open: true,
    title: 'Everything about how a bet is sent, asked for again and told of, in one word: Donaudampfschifffahrt',
    children: 'Whatthedialogholdsinonewordwithoutanyspacethatislongerthanthedialogiswideonanyphone.',
  },
});

/** One dialog can be on top: its shapes have separate stories, and this one shows the platform states. */
export const States = meta.story({
  render: (args) => (
    <PlatformStates>{(state) => <Modal {...args} title={state} open={state === 'focus-visible'} />}</PlatformStates>
  ),
});

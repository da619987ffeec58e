import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { notify, ToastHost } from './Toast.tsx';

const meta = preview.meta({
  component: ToastHost,
  beforeEach: () => () => notify.clear(),
  // A toast that closes by timer would make the picture random.
  args: { closesAfterMs: false },
  render: (args) => (
    <>
      <ToastHost {...args} />
      <Button onClick={() => notify.showSuccess('Bet placed successfully')}>Success</Button>
      <Button onClick={() => notify.showError('Unmatch bet not allowed.')}>Error</Button>
      <Button onClick={() => notify.showError(`Thebetwasnottaken${'andthisiswhy'.repeat(8)} in more than one line`)}>
        Error, at length
      </Button>
      <Button onClick={() => notify.showError('')}>Nothing to say</Button>
    </>
  ),
});

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Bet placed successfully');
  },
});

export const Failure = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unmatch bet not allowed.');
  },
});

export const OneAtATime = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await screen.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const EmptyMessage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nothing to say' }));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

function OverADialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToastHost closesAfterMs={false} />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} title="Cash out" variant="wide" onClose={() => setOpen(false)}>
        <Button onClick={() => notify.showSuccess('Bet placed successfully')}>Place</Button>
      </Modal>
    </>
  );
}

/** Checks whether a press at the middle of the element reaches it. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
};

/** A toast during an open dialog lies over it, can be closed there, and stays when the dialog closes. */
export const OverADialogOpened = meta.story({
  name: 'Over a dialog',
  render: () => <OverADialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cash out' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Place' }));
    const message = await screen.findByText('Bet placed successfully');
    await expect(dialog).toContainElement(message);
    await waitFor(() => expect(isOnTop(message)).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(screen.getByText('Bet placed successfully')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByText('Bet placed successfully')).toBeNull());
  },
});

export const LongTextRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  // On the page of all stories, one direction would apply to all of them.
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error, at length' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Thebetwasnottaken/);
  },
});

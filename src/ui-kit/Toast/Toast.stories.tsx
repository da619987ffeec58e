import preview from '#workshop/preview.tsx';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { notify, ToastHost } from './Toast.tsx';

const meta = preview.meta({
  component: ToastHost,
  beforeEach: () => () => notify.clear(),
  render: () => (
    <>
      <ToastHost />
      <Button onClick={() => notify.success('Bet placed successfully')}>Success</Button>
      <Button onClick={() => notify.error('Unmatch bet not allowed.')}>Error</Button>
      <Button onClick={() => notify.error('')}>Nothing to say</Button>
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

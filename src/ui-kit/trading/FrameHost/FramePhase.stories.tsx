import preview from '#storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { FrameHost, type FrameHostProps } from './FrameHost.tsx';

// Browsers never go to port 1: what stands in the frame is their own error page, as where a host refuses the connection.
const host = '127.0.0.1:1';
const policy = { origin: window.location.origin, frameHosts: [host] };
const soon = { timeout: 10_000 };

const meta = preview.meta({
  component: FrameHost,
  args: {
    name: 'Golden Roulette',
    url: `http://${host}/`,
    policy,
    shape: 'page',
    timeoutMs: 300,
    slots: { action: <Button>Back to the casino</Button> },
  } satisfies FrameHostProps,
  decorators: [
    (Story) => (
      <div style={{ blockSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** Pages of this host greet: one that has loaded and says nothing is not theirs. */
export const NobodyGreets = meta.story({
  args: { policy: { ...policy, greetingHosts: [host] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Nothing came');
    await expect(canvas.queryByTitle('Golden Roulette')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to the casino' })).toBeVisible();
  },
});

/** Of other hosts nobody knows: what has loaded is shown, and the ways on beside it until it is trusted. */
export const NoSignOfLife = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^No sign of life/, {}, soon)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, it is there' }));
    await waitFor(() => expect(canvas.queryByText(/^No sign of life/)).toBeNull());
    await expect(canvas.getByTitle('Golden Roulette')).toBeVisible();
  },
});

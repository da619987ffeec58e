import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FrameHost, type FrameHostProps } from './FrameHost.tsx';

// Browsers never connect to port 1: the frame shows their own error page, as for a host that refuses the connection.
const host = '127.0.0.1:1';
const policy = { origin: window.location.origin, frameHosts: [host] };
const soon = { timeout: 10_000 };

const meta = preview.meta({
  component: FrameHost,
  args: {
    name: 'Golden Roulette',
    src: `http://${host}/`,
    policy,
    variant: 'page',
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

/** Pages of this host post a message: a loaded page without one is an error page. */
export const NobodyGreets = meta.story({
  args: { policy: { ...policy, greetingHosts: [host] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('This page did not load');
    await expect(canvas.queryByTitle('Golden Roulette')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to the casino' })).toBeVisible();
  },
});

/** The short time limit begins with the load: a slow machine may need longer for the load itself. */
function LimitedAfterLoad(args: FrameHostProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div style={{ display: 'contents' }} onLoadCapture={() => setIsLoaded(true)}>
      <FrameHost {...args} timeoutMs={isLoaded ? (args.timeoutMs ?? 0) : 60_000} />
    </div>
  );
}

/** Pages of other hosts post no message: the loaded page is visible, with the fallback actions beside it. */
export const NoSignOfLife = meta.story({
  render: (args) => <LimitedAfterLoad {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^This page may not have loaded/, {}, soon)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, I can see it' }));
    await waitFor(() => expect(canvas.queryByText(/^This page may not have loaded/)).toBeNull());
    await expect(canvas.getByTitle('Golden Roulette')).toBeVisible();
  },
});

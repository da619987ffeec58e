import { useState } from 'react';
import { expect } from 'storybook/test';
import type { TransportStatus } from '#shared/live/transport/transport.ts';
import preview from '#storybook/preview.tsx';
import { Live, socket } from '../../testing/Live.tsx';
import { ConnectionAnnouncer } from './ConnectionAnnouncer.tsx';
import { ConnectionMenu } from './ConnectionMenu.tsx';

function Opening({ initially }: { initially: boolean }) {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <ConnectionAnnouncer />
      <ConnectionMenu open={open} onOpen={setOpen} />
    </>
  );
}

const meta = preview.meta({
  component: ConnectionMenu,
  args: { open: true, onOpen: () => undefined },
  parameters: { layout: 'centered' },
  decorators: [
    (Story, { parameters }) => (
      <Live status={parameters['status'] as TransportStatus | undefined}>
        <Story />
      </Live>
    ),
  ],
  render: ({ open }) => <Opening initially={open} />,
});

export const BySocket = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connection: Live 30 ms', expanded: true })).toBeVisible();
    await expect(await canvas.findByText('Socket')).toBeVisible();
    await expect(canvas.getByText('30 ms', { selector: 'dd' })).toBeVisible();
  },
});

export const Paused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause price updates' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Price updates are paused.');
    await expect(canvas.getByText('Prices stand still and betting is locked until you resume.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume price updates' }));
    await expect(canvas.getByRole('button', { name: 'Connection: Live 30 ms' })).toBeVisible();
  },
});

export const FallenBack = meta.story({
  parameters: { status: { ...socket, transport: 'polling', isFallback: true, latencyMs: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connection: Live by polling' })).toBeVisible();
    await expect(await canvas.findByText('Polling: the socket is down and tried again')).toBeVisible();
  },
});

export const Unreliable = meta.story({
  parameters: { status: { ...socket, isUnreliable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The exchange says that its prices are unreliable. Betting is locked.',
    );
  },
});

export const Closed = meta.story({ args: { open: false } });

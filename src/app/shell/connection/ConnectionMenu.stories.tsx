import preview from '#workshop/preview.tsx';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { createLiveFeed } from '#shared/live/feed.ts';
import { browserPage } from '#shared/live/page.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import type { LineState } from '#shared/live/transport.ts';
import { ConnectionMenu } from './ConnectionMenu.tsx';

const nothing = () => undefined;

/** A feed that says how prices come and brings none. Its clock stands still: messages a second fall while a slow machine looks. */
function feedOn(line: LineState) {
  return createLiveFeed((sink) => {
    sink.line(line);
    if (line.transport === 'polling') sink.home([], { askedAt: 0, tookMs: 90, lifeMs: 1 });
    for (let count = 0; count < 24; count += 1) sink.message();
    return { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };
  }, { ...browserPage(), now: () => 0 });
}

function Live({ line, children }: { line: LineState; children: ReactNode }) {
  const [feed] = useState(() => feedOn(line));
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}

function Opening({ initially }: { initially: boolean }) {
  const [open, setOpen] = useState(initially);
  return <ConnectionMenu open={open} onOpen={setOpen} />;
}

const socket: LineState = { transport: 'socket', fallback: false, unreliable: false, own: true, latencyMs: 32 };

const meta = preview.meta({
  component: ConnectionMenu,
  args: { open: true, onOpen: nothing },
  parameters: { layout: 'centered' },
  decorators: [
    (Story, { parameters }) => (
      <Live line={(parameters['line'] as LineState | undefined) ?? socket}>
        <Story />
      </Live>
    ),
  ],
  render: ({ open }) => <Opening initially={open} />,
});

export const BySocket = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connection: Live 30 ms', expanded: true })).toBeVisible();
    await expect(canvas.getByText('Socket')).toBeVisible();
    await expect(canvas.getByText('30 ms', { selector: 'dd' })).toBeVisible();
  },
});

export const Paused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause price updates' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Price updates are paused.');
    await expect(canvas.getByText('Prices stand still and betting is locked until you resume.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume price updates' }));
    await expect(canvas.getByRole('button', { name: 'Connection: Live 30 ms' })).toBeVisible();
  },
});

export const FallenBack = meta.story({
  parameters: { line: { ...socket, transport: 'polling', fallback: true, latencyMs: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connection: Live by polling' })).toBeVisible();
    await expect(canvas.getByText('Polling: the socket is down and tried again')).toBeVisible();
  },
});

export const Unreliable = meta.story({
  parameters: { line: { ...socket, unreliable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The exchange says that its prices are unreliable. Betting is locked.');
  },
});

export const Closed = meta.story({ args: { open: false } });

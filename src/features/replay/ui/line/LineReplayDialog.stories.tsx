import { http, HttpResponse } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { toWireBet } from '#mocks/handlers/to-wire.ts';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { bets, settledBets } from '#shared/api/contract/betting/bet-list.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createBrowserEnvironment } from '#shared/live/store/browser-environment.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui-kit';
import { renderPlainLine } from '../../testing/render-plain-line.tsx';
import { createEventfulLine, createLineBet, createRecordedLine, openLine } from '../../testing/sample-line.ts';
import { LineReplayDialog, type LineReplayDialogProps, type LineReplayTarget } from './LineReplayDialog.tsx';

const displayedLine: LineReplayTarget = { matchId: openLine.matchId, fancyId: openLine.fancyId, name: openLine.name };

/** Provides a feed with the history of an open line, a closed line or no line. */
function WithLineHistory({ line, children }: { line: 'open' | 'closed' | 'none'; children: ReactNode }) {
  const [feed] = useState(() => {
    const recordedLine = line === 'closed' ? createEventfulLine() : createRecordedLine();
    if (line === 'open') recordedLine.publish(0, {});
    return createLiveFeed(
      () => idleTransport,
      createBrowserEnvironment(),
      line === 'none' ? undefined : recordedLine.marketHistory,
    );
  });
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}

const mockBets = (open: readonly Bet[]) => [
  http.post(toMockUrl(bets), () => HttpResponse.json({ status: true, data: open.map(toWireBet) })),
  http.post(toMockUrl(settledBets), () => HttpResponse.json({ status: true, data: [], total: 0 })),
];

const meta = preview.meta({
  component: LineReplayDialog,
  args: { line: null, renderLine: renderPlainLine, onClose: fn() } satisfies LineReplayDialogProps,
  beforeEach({ msw }) {
    msw.use(...mockBets([createLineBet('1', 'back', 20_000)]));
  },
  decorators: [
    (Story, { parameters }) => (
      <WithLineHistory line={(parameters['line'] as 'open' | 'none' | undefined) ?? 'closed'}>
        <Story />
      </WithLineHistory>
    ),
  ],
  render: function ControlledDialog(args) {
    const [line, setLine] = useState(args.line);
    return (
      <>
        <Button onClick={() => setLine(displayedLine)}>Open</Button>
        <LineReplayDialog
          {...args}
          line={line}
          onClose={() => {
            args.onClose();
            setLine(null);
          }}
        />
      </>
    );
  },
});

/** The dialog loads its code when it first opens. */
const soon = { timeout: 10_000 };

/** A closed line that is no longer listed. The bettor's bet is marked and moves the player to its time. */
export const Closed = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByRole('dialog', { name: '6 over run MUM: replay' }, soon)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Your bet: Yes 36 at 100, 500/ }, soon));
    await expect(canvas.getByRole('button', { name: 'Yes to 6 over run MUM at 37, 100 paid on 100' })).toBeVisible();
  },
});

export const OpenLine = meta.story({
  parameters: { line: 'open' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(
      await canvas.findByRole('button', { name: 'No to 6 over run MUM at 34, 100 paid on 100' }, soon),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
});

export const NoHistory = meta.story({
  parameters: { line: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('No history yet', {}, soon)).toBeVisible();
  },
});

export const BetsUnknown = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(bets));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(
      await canvas.findByText('Your bets could not be read, so they are not marked.', {}, soon),
    ).toBeVisible();
  },
});

import preview from '#workshop/preview.tsx';
import { HttpResponse, http } from 'msw';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { addressOf, fates } from '#mocks/fates.ts';
import { betOf } from '#mocks/handlers/wire.ts';
import { bets, settledBets } from '#shared/api/contract/bet-list.ts';
import type { Bet } from '#shared/domain/bet.ts';
import { createLiveFeed } from '#shared/live/feed.ts';
import { browserPage } from '#shared/live/page.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { Button } from '#ui-kit';
import { plainLine } from '../testing/PlainLine.tsx';
import { betOnLine, eventfulLine, openLine, someLine } from '../testing/a-line.ts';
import { LineReplayDialog, type LineReplayDialogProps, type ReplayedLine } from './LineReplayDialog.tsx';

const nothing = () => undefined;
const idle = { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };
const shown: ReplayedLine = { matchId: openLine.matchId, fancyId: openLine.fancyId, name: openLine.name };

/** A feed that has shown a line: one that is still open, or one that has come and gone. */
function Shown({ line, children }: { line: 'open' | 'closed' | 'none'; children: ReactNode }) {
  const [feed] = useState(() => {
    const some = line === 'closed' ? eventfulLine() : someLine();
    if (line === 'open') some.say(0, {});
    return createLiveFeed(() => idle, browserPage(), line === 'none' ? undefined : some.past);
  });
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}

const answered = (open: readonly Bet[]) => [
  http.post(addressOf(bets), () => HttpResponse.json({ status: true, data: open.map(betOf) })),
  http.post(addressOf(settledBets), () => HttpResponse.json({ status: true, data: [], total: 0 })),
];

const meta = preview.meta({
  component: LineReplayDialog,
  args: { line: null, renderLine: plainLine, onClose: fn() } satisfies LineReplayDialogProps,
  beforeEach({ msw }) {
    msw.use(...answered([betOnLine('1', 'back', 20_000)]));
  },
  decorators: [
    (Story, { parameters }) => (
      <Shown line={(parameters['line'] as 'open' | 'none' | undefined) ?? 'closed'}>
        <Story />
      </Shown>
    ),
  ],
  render: function Held(args) {
    const [line, setLine] = useState(args.line);
    return (
      <>
        <Button onClick={() => setLine(shown)}>Open</Button>
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

/** It is loaded when it is first opened. */
const soon = { timeout: 10_000 };

/** Closed and no longer listed: the bettor's own bet is marked, and leads back to what stood then. */
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
    await expect(await canvas.findByRole('button', { name: 'No to 6 over run MUM at 34, 100 paid on 100' }, soon)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
});

export const NothingKept = meta.story({
  parameters: { line: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('Nothing to look back on yet', {}, soon)).toBeVisible();
  },
});

export const BetsUnknown = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(bets));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('Your bets could not be read, so they are not marked.', {}, soon)).toBeVisible();
  },
});

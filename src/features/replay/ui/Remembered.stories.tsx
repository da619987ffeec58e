import preview from '#workshop/preview.tsx';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { createLiveFeed } from '#shared/live/feed.ts';
import { browserPage } from '#shared/live/page.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { plainLine } from '../testing/PlainLine.tsx';
import { plainMarket } from '../testing/PlainMarket.tsx';
import { eventfulLine, openLine } from '../testing/a-line.ts';
import { outline, playedMarket } from '../testing/a-market.ts';
import { Remembered, type RememberedProps } from './Remembered.tsx';

const nothing = () => undefined;
const idle = { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };

type Kept = 'market' | 'line' | 'none';

function Shown({ kept, children }: { kept: Kept; children: ReactNode }) {
  const [feed] = useState(() => createLiveFeed(() => idle, browserPage(), kept === 'none' ? undefined : (kept === 'line' ? eventfulLine() : playedMarket()).past));
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}

const meta = preview.meta({
  component: Remembered,
  args: { renderMarket: plainMarket, renderLine: plainLine } satisfies RememberedProps,
  decorators: [
    (Story, { parameters }) => (
      <Shown kept={(parameters['kept'] as Kept | undefined) ?? 'market'}>
        <Story />
      </Shown>
    ),
  ],
});

/** A market that has left its page is opened from here. */
export const Settled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Replay ${outline.name} of ${outline.matchName}` }));
    await expect(await canvas.findByRole('button', { name: /Mumbai won$/ }, { timeout: 10_000 })).toBeVisible();
  },
});

/** And so is a session line that is closed and listed no longer. */
export const ClosedLine = meta.story({
  parameters: { kept: 'line' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Replay ${openLine.name} of Mumbai v Chennai` }));
    await userEvent.click(await canvas.findByRole('button', { name: /Closed$/ }, { timeout: 10_000 }));
    await expect(canvas.getByRole('button', { name: `No to ${openLine.name}, no line` })).toBeVisible();
  },
});

export const Nothing = meta.story({ parameters: { kept: 'none' } });

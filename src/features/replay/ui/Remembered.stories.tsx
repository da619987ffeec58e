import preview from '#workshop/preview.tsx';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { createLiveFeed } from '#shared/live/feed.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { plainMarket } from '../testing/PlainMarket.tsx';
import { outline, playedMarket } from '../testing/a-market.ts';
import { Remembered, type RememberedProps } from './Remembered.tsx';

const nothing = () => undefined;
const idle = { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };

function Shown({ market, children }: { market: 'settled' | 'none'; children: ReactNode }) {
  const [feed] = useState(() => ({ ...createLiveFeed(() => idle), ...(market === 'settled' && { past: playedMarket().past }) }));
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}

const meta = preview.meta({
  component: Remembered,
  args: { renderMarket: plainMarket } satisfies RememberedProps,
  decorators: [
    (Story, { parameters }) => (
      <Shown market={parameters['market'] === 'none' ? 'none' : 'settled'}>
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

export const Nothing = meta.story({ parameters: { market: 'none' } });

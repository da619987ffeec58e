import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createMarketFeed } from '#shared/live/testing/market-feed.ts';
import preview from '#storybook/preview.tsx';
import type { Config } from '../../boot/config/schema.ts';
import { ConfigContext } from '../../providers/config-context.ts';
import { findListedMatch, sampleExchange } from '../../testing/listed-matches.ts';
import { storyConfig } from '../../testing/story-config.ts';
import { FeaturedChances } from './FeaturedChances.tsx';

const cricketMatch = findListedMatch('4');
const soccerMatch = findListedMatch('1');

/** Provides prices that do not move. */
function WithPrices({ children }: { children: ReactNode }) {
  const [feed] = useState(() => {
    const { feed: liveFeed, receive } = createMarketFeed();
    for (const { matchId } of [cricketMatch, soccerMatch])
      for (const market of sampleExchange.board.listMatchMarkets(matchId).slice(0, 1)) receive(market);
    return liveFeed;
  });
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}

const withoutScores: Config = { ...storyConfig, features: { ...storyConfig.features, score: false } };

const meta = preview.meta({
  component: FeaturedChances,
  decorators: [
    (Story, { parameters }) => (
      <ConfigContext value={parameters['hasScores'] === false ? withoutScores : storyConfig}>
        <WithPrices>
          <Story />
        </WithPrices>
      </ConfigContext>
    ),
  ],
  args: { row: cricketMatch },
});

export const Cricket = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const bar = await canvas.findByRole('img', { name: /^Chances from the prices: .+ \d+ %, .+ \d+ %$/ });
    await expect(bar).toBeVisible();
    await waitFor(() => expect(canvasElement).toHaveTextContent(/\d+\/\d+ .*\d+\.\d/));
  },
});

export const Soccer = meta.story({
  args: { row: soccerMatch },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: /The Draw \d+ %/ })).toBeVisible();
    await waitFor(() => expect(canvasElement).toHaveTextContent(/\d+ – \d+/));
  },
});

/** An operator without scores: the figures stand alone. */
export const WithoutScores = meta.story({
  parameters: { hasScores: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: /^Chances from the prices/ })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\d+\/\d+/);
  },
});

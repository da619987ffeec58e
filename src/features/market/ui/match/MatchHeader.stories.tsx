import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { matchOdds, toMarketOutline } from '../../testing/market-samples.ts';
import type { MatchScenario } from '../../testing/match-feed.ts';
import { withMatchFeed } from '../../testing/with-match-feed.tsx';
import { MatchHeader, type MatchHeaderProps } from './MatchHeader.tsx';

const meta = preview.meta({
  component: MatchHeader,
  parameters: { scenario: { of: 'filled', markets: [matchOdds] } satisfies MatchScenario },
  decorators: [withMatchFeed],
  args: {
    outline: toMarketOutline(matchOdds),
    trail: [
      { name: 'Cricket', href: '#cricket' },
      { name: 'Indian Premier League', href: '#competition' },
    ],
  } satisfies MatchHeaderProps,
});

export const InPlay = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mumbai v Chennai');
  },
});

export const WithScore = meta.story({
  args: {
    score: (
      <div role="group" aria-label="Score">
        CHE 112/3 (13.2)
      </div>
    ),
    children: <p>Last balls</p>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Chances from the prices: Mumbai \d+ %/ })).toBeVisible();
  },
});

/** A race has no sides. */
export const OneName = meta.story({
  args: { outline: { ...toMarketOutline(matchOdds), matchName: 'Randwick 16:25' } },
});

export const Ended = meta.story({
  parameters: { scenario: { of: 'filled', markets: [{ ...matchOdds, status: 'closed' }] } satisfies MatchScenario },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ended')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Upcoming = meta.story({
  parameters: { scenario: { of: 'filled', markets: [{ ...matchOdds, inPlay: false }] } satisfies MatchScenario },
});

export const LongName = meta.story({
  args: {
    outline: {
      ...toMarketOutline(matchOdds),
      matchName: 'Royal Challengers of Thiruvananthapuram v Sunrisers of Visakhapatnam and Vijayawada',
    },
  },
});

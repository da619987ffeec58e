import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MATCH_ID, matchOdds, toMarketOutline } from '../../testing/market-samples.ts';
import type { MatchScenario } from '../../testing/match-feed.ts';
import { WithMatchFeed } from '../../testing/WithMatchFeed.tsx';
import { MatchHeader, type MatchHeaderProps } from './MatchHeader.tsx';

const meta = preview.meta({
  component: MatchHeader,
  parameters: { scenario: { of: 'filled', markets: [matchOdds] } satisfies MatchScenario },
  decorators: [
    (Story, { parameters }) => (
      <WithMatchFeed matchId={MATCH_ID} scenario={parameters['scenario'] as MatchScenario}>
        <Story />
      </WithMatchFeed>
    ),
  ],
  args: { outline: toMarketOutline(matchOdds), trail: 'Cricket › Indian Premier League' } satisfies MatchHeaderProps,
});

export const InPlay = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In-play')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mumbai v Chennai');
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

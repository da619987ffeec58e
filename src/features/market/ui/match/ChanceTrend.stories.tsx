import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MATCH_ID, matchOdds, rowOutline } from '../../testing/market-samples.ts';
import type { MatchScenario } from '../../testing/match-feed.ts';
import { WithMatchFeed } from '../../testing/WithMatchFeed.tsx';
import { ChanceTrend, type ChanceTrendProps } from './ChanceTrend.tsx';

const meta = preview.meta({
  component: ChanceTrend,
  parameters: { scenario: { of: 'filled', markets: [matchOdds] } satisfies MatchScenario },
  decorators: [
    (Story, { parameters }) => (
      <WithMatchFeed matchId={MATCH_ID} scenario={parameters['scenario'] as MatchScenario}>
        <div style={{ inlineSize: '3.75rem', blockSize: '2.125rem' }}>
          <Story />
        </div>
      </WithMatchFeed>
    ),
  ],
  args: { outline: rowOutline } satisfies ChanceTrendProps,
});

export const JustOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /Chance/ })).toBeNull();
  },
});

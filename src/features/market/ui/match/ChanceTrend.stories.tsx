import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { matchOdds, rowOutline } from '../../testing/market-samples.ts';
import type { MatchScenario } from '../../testing/match-feed.ts';
import { withMatchFeed } from '../../testing/with-match-feed.tsx';
import { ChanceTrend, type ChanceTrendProps } from './ChanceTrend.tsx';

const meta = preview.meta({
  component: ChanceTrend,
  parameters: { scenario: { of: 'filled', markets: [matchOdds] } satisfies MatchScenario },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '3.75rem', blockSize: '2.125rem' }}>
        <Story />
      </div>
    ),
    withMatchFeed,
  ],
  args: { outline: rowOutline } satisfies ChanceTrendProps,
});

export const JustOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /Chance/ })).toBeNull();
  },
});

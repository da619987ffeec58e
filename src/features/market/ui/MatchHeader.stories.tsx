import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import type { MatchFate } from '../testing/match-feed.ts';
import { MATCH_ID, matchOdds, outlineOf } from '../testing/samples.ts';
import { WithMatch } from '../testing/WithMatch.tsx';
import { MatchHeader, type MatchHeaderProps } from './MatchHeader.tsx';

const meta = preview.meta({
  component: MatchHeader,
  parameters: { fate: { of: 'filled', markets: [matchOdds] } satisfies MatchFate },
  decorators: [
    (Story, { parameters }) => (
      <WithMatch matchId={MATCH_ID} fate={parameters['fate'] as MatchFate}>
        <Story />
      </WithMatch>
    ),
  ],
  args: { outline: outlineOf(matchOdds), trail: 'Cricket › Indian Premier League' } satisfies MatchHeaderProps,
});

export const InPlay = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In-play')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mumbai v Chennai');
  },
});

export const Upcoming = meta.story({ parameters: { fate: { of: 'filled', markets: [{ ...matchOdds, inPlay: false }] } satisfies MatchFate } });

export const LongName = meta.story({ args: { outline: { ...outlineOf(matchOdds), matchName: 'Royal Challengers of Thiruvananthapuram v Sunrisers of Visakhapatnam and Vijayawada' } } });

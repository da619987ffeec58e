import { expect, fn } from 'storybook/test';
import { startInOddsFormat } from '#shared/odds-format/testing/start-in-odds-format.ts';
import preview from '#storybook/preview.tsx';
import {
  bookmaker,
  marketLimits,
  MATCH_ID,
  matchOdds,
  toMarketOutline,
  withMovedPrice,
} from '../../testing/market-samples.ts';
import type { MatchScenario } from '../../testing/match-feed.ts';
import { WithMatchFeed } from '../../testing/WithMatchFeed.tsx';
import { LiveMarketCard, type LiveMarketCardProps } from './LiveMarketCard.tsx';

const createFilledScenario = (market: typeof matchOdds): MatchScenario => ({
  of: 'filled',
  markets: [market, bookmaker],
});

const meta = preview.meta({
  component: LiveMarketCard,
  parameters: { picture: true, scenario: createFilledScenario(matchOdds) },
  decorators: [
    (Story, { parameters }) => (
      <WithMatchFeed matchId={MATCH_ID} scenario={parameters['scenario'] as MatchScenario} onFeed={() => undefined}>
        <Story />
      </WithMatchFeed>
    ),
  ],
  args: { outline: toMarketOutline(matchOdds), limits: marketLimits, onSelect: fn() } satisfies LiveMarketCardProps,
});

const longOdds = withMovedPrice(withMovedPrice(matchOdds, 1, 101), 2, 98_000);

export const AmericanOdds = meta.story({
  parameters: { scenario: createFilledScenario(longOdds) },
  beforeEach: startInOddsFormat('american'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at −10000, best price/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Back Chennai at \+97900, best price/ })).toBeVisible();
  },
});

export const FractionalOdds = meta.story({
  beforeEach: startInOddsFormat('fractional'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at 17\/20, best price/ })).toBeVisible();
  },
});

import { expect, waitFor } from 'storybook/test';
import { SECOND_MS } from '#shared/format/durations.ts';
import preview from '#storybook/preview.tsx';
import { formatPriceAge } from '../../model/price-age.ts';
import { matchOdds } from '../../testing/market-samples.ts';
import type { MatchScenario } from '../../testing/match-feed.ts';
import { withMatchFeed } from '../../testing/with-match-feed.tsx';
import { MarketAge, type MarketAgeProps } from './MarketAge.tsx';

const meta = preview.meta({
  component: MarketAge,
  parameters: { scenario: { of: 'filled', markets: [matchOdds] } satisfies MatchScenario },
  decorators: [withMatchFeed],
  args: { marketId: matchOdds.marketId } satisfies MarketAgeProps,
});

/** The age takes the same space while its seconds count, so what follows it stays in place. */
async function expectSteadyWidth({ canvasElement }: { canvasElement: HTMLElement }) {
  const figures = await waitFor(() => {
    const found = canvasElement.querySelector('[data-usual]');
    if (found === null) throw new Error('no age');
    return found;
  });
  const widths = [0, 9, 10, 59].map((seconds) => {
    figures.textContent = formatPriceAge(seconds * SECOND_MS, 0);
    return figures.getBoundingClientRect().width;
  });
  await expect(new Set(widths).size).toBe(1);
}

export const English = meta.story({ play: expectSteadyWidth });
export const Hindi = meta.story({ globals: { language: 'hi' }, play: expectSteadyWidth });
export const Urdu = meta.story({ globals: { language: 'ur', direction: 'rtl' }, play: expectSteadyWidth });
export const Tamil = meta.story({ globals: { language: 'ta' }, play: expectSteadyWidth });

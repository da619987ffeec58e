import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { createSampleRunner, matchOdds, rowOutline } from '../../testing/market-samples.ts';
import type { MatchScenario } from '../../testing/match-feed.ts';
import { withMatchFeed } from '../../testing/with-match-feed.tsx';
import { LiveChanceBar, type LiveChanceBarProps } from './LiveChanceBar.tsx';

const withDraw = [...matchOdds.runners, createSampleRunner(3, 'The Draw', 340, 5)];

const meta = preview.meta({
  component: LiveChanceBar,
  parameters: { scenario: { of: 'filled', markets: [matchOdds] } satisfies MatchScenario },
  decorators: [withMatchFeed],
  args: { outline: rowOutline } satisfies LiveChanceBarProps,
});

export const TwoRunners = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Chances from the prices: Mumbai 54 %, Chennai 46 %' });
  },
});

export const WithDraw = meta.story({
  args: { outline: { ...rowOutline, runners: withDraw } },
  parameters: { scenario: { of: 'filled', markets: [{ ...matchOdds, runners: withDraw }] } satisfies MatchScenario },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /Mumbai \d+ %, The Draw \d+ %, Chennai \d+ %/ });
  },
});

export const NoPrices = meta.story({
  parameters: { scenario: { of: 'loading' } satisfies MatchScenario },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

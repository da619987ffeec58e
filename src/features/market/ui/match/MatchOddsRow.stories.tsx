import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { createSampleRunner, MATCH_ID, matchOdds, rowOutline } from '../../testing/market-samples.ts';
import type { MatchScenario } from '../../testing/match-feed.ts';
import { withMatchFeed } from '../../testing/with-match-feed.tsx';
import { MatchOddsRow, type MatchOddsRowProps } from './MatchOddsRow.tsx';

const withDraw = [...matchOdds.runners, createSampleRunner(3, 'The Draw', 340, 5)];

const meta = preview.meta({
  component: MatchOddsRow,
  parameters: { scenario: { of: 'filled', markets: [matchOdds] } satisfies MatchScenario },
  decorators: [withMatchFeed],
  args: { outline: rowOutline, onSelect: fn() } satisfies MatchOddsRowProps,
});

export const TwoRunners = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ price: 185, matchId: MATCH_ID, marketName: 'Match odds' }),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Lay Mumbai at 1.86/ })).toHaveFocus();
  },
});

export const ThreeRunners = meta.story({
  args: { outline: { ...rowOutline, runners: withDraw.map(({ runnerId, name }) => ({ runnerId, name })) } },
  parameters: { scenario: { of: 'filled', markets: [{ ...matchOdds, runners: withDraw }] } satisfies MatchScenario },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Back The Draw at 3.40/ });
    const [first, , draw] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName(/Mumbai/);
    await expect(draw).toHaveAccessibleName(/The Draw/);
  },
});

export const Suspended = meta.story({
  parameters: { scenario: { of: 'filled', markets: [{ ...matchOdds, status: 'suspended' }] } satisfies MatchScenario },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suspended')).toBeVisible();
  },
});

export const NoPrices = meta.story({ parameters: { scenario: { of: 'loading' } satisfies MatchScenario } });

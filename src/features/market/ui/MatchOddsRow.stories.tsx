import preview from '#workshop/preview.tsx';
import { expect, fn } from 'storybook/test';
import type { MatchFate } from '../testing/match-feed.ts';
import { MATCH_ID, matchOdds, rowOutline, sampleRunner } from '../testing/samples.ts';
import { WithMatch } from '../testing/WithMatch.tsx';
import { MatchOddsRow, type MatchOddsRowProps } from './MatchOddsRow.tsx';

const withDraw = [...matchOdds.runners, sampleRunner(3, 'The Draw', 340, 5)];

const meta = preview.meta({
  component: MatchOddsRow,
  parameters: { fate: { of: 'filled', markets: [matchOdds] } satisfies MatchFate },
  decorators: [
    (Story, { parameters }) => (
      <WithMatch matchId={MATCH_ID} fate={parameters['fate'] as MatchFate}>
        <Story />
      </WithMatch>
    ),
  ],
  args: { outline: rowOutline, onPick: fn() } satisfies MatchOddsRowProps,
});

export const TwoRunners = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ price: 185, matchId: MATCH_ID, marketName: 'Match odds' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Lay Mumbai at 1.86/ })).toHaveFocus();
  },
});

export const ThreeRunners = meta.story({
  args: { outline: { ...rowOutline, runners: withDraw.map(({ runnerId, name }) => ({ runnerId, name })) } },
  parameters: { fate: { of: 'filled', markets: [{ ...matchOdds, runners: withDraw }] } satisfies MatchFate },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Back The Draw at 3.40/ });
    const [first, , draw] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName(/Mumbai/);
    await expect(draw).toHaveAccessibleName(/The Draw/);
  },
});

export const Suspended = meta.story({
  parameters: { fate: { of: 'filled', markets: [{ ...matchOdds, status: 'suspended' }] } satisfies MatchFate },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suspended')).toBeVisible();
  },
});

export const NoPrices = meta.story({ parameters: { fate: { of: 'loading' } satisfies MatchFate } });

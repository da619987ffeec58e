import { expect, waitFor } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import preview from '#storybook/preview.tsx';
import type { RuleSubject } from '../../model/rule-subject.ts';
import { MarketRules } from './MarketRules.tsx';
import { MarketRulesButton, type MarketRulesButtonProps } from './MarketRulesButton.tsx';

const limits = {
  minStake: units(100),
  maxStake: units(25_000),
  minOdds: odds(101),
  maxOdds: odds(2_500),
  maxProfit: units(500_000),
  delaySeconds: 5,
};

const meta = preview.meta({
  component: MarketRulesButton,
  args: { name: 'Match Odds', subject: 'match-odds', limits } satisfies MarketRulesButtonProps,
});

export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Rules of Match Odds' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { name: 'How it settles' })).toBeVisible();
    await expect(canvas.getByText('25,000.00')).toBeVisible();
    await expect(canvas.getByText('5 seconds')).toBeVisible();
    // Escape is handled by the browser, which simulated keys do not reach. tests/e2e presses it.
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const WithoutLimits = meta.story({
  args: { name: 'Session', subject: 'run-line', limits: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rules of Session' }));
    await expect(await canvas.findByText(/YES wins at the run or above it/)).toBeVisible();
    await expect(canvas.queryByText('Minimum stake')).toBeNull();
  },
});

const subjects: readonly RuleSubject[] = [
  'bookmaker',
  'toss',
  'tied-match',
  'completed-match',
  'over-under',
  'to-be-placed',
  'race',
  'ball-by-ball',
  'odd-even',
  'other',
];

export const Permutations = meta.story({
  render: () => (
    <>
      {subjects.map((subject) => (
        <MarketRules
          key={subject}
          subject={subject}
          limits={subject === 'toss' ? { ...limits, maxProfit: null, delaySeconds: 0 } : null}
        />
      ))}
    </>
  ),
});

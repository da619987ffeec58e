import { units } from '#shared/domain/money/money.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { QuickStakeBar } from './QuickStakeBar.tsx';

const noop = () => undefined;

export const docs: ComponentDocs = {
  purpose: 'Amounts as buttons: the first four set the stake, the others add to it.',
  useWhen: ['A stake is typed often, and the bettor has usual amounts.'],
  avoidWhen: [
    { when: 'The amount is not a stake, as in a deposit.', instead: 'ChipGroup' },
    { when: 'Free amounts only.', instead: 'NumberField' },
  ],
  anatomy: {
    parts: [
      { part: 'Set', role: 'Four amounts that replace the stake.', at: '[data-way=set]:first-child' },
      { part: 'Add', role: 'Four amounts with a plus, which add to the stake.', at: '[data-way=add]:last-child' },
    ],
  },
  examples: {
    do: {
      caption: 'Eight amounts from small to large, those of the bettor.',
      render: () => (
        <QuickStakeBar quickStakes={[100, 200, 500, 1000, 2000, 5000, 10_000, 25_000].map(units)} onQuickStake={noop} />
      ),
    },
    dont: {
      caption: 'Do not offer amounts out of order: a press by habit would send another stake.',
      render: () => (
        <QuickStakeBar quickStakes={[5000, 100, 25_000, 200, 1000, 500, 2000, 10_000].map(units)} onQuickStake={noop} />
      ),
    },
  },
  content: [
    'An amount that sets the stake is whole ("1,000"). One that adds is short ("+25k"), and whole in its name.',
    'At most eight are visible.',
  ],
  keyboard: [
    ['Tab', 'Moves through the amounts.'],
    ['Enter, Space', 'Sets or adds the amount.'],
  ],
  announcements: ['Each button says what it does: "Set stake to 500", "+2k: add 2,000 to stake".'],
  states: [
    ['open', 'A press changes the stake.'],
    ['disabled', 'Keeps the focus and ignores presses while a bet is in progress.'],
  ],
  performance: ['Memoised: a price change does not render it. The list must keep its identity.'],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    [
      '2026-11-23',
      'The props `quickStakes`, `onQuickStake` and `disabled` replace "presets", "onPreset" and "locked".',
    ],
  ],
  synonyms: ['Stake presets', 'Chips of a stake', 'Preset amounts'],
};

import { money } from '#shared/domain/money/money.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { AmountBars } from './AmountBars.tsx';

const rows = [
  { id: 'one', name: 'Mumbai v Chennai', amount: money(-150_000) },
  { id: 'two', name: 'Delhi v Punjab', amount: money(-40_000) },
];

export const docs: ComponentDocs = {
  purpose: 'Amounts as horizontal bars, each beside its figure.',
  useWhen: ['A few amounts are compared with each other, such as the largest liabilities.'],
  avoidWhen: [
    { when: 'Amounts follow each other in time.', instead: 'AmountChart' },
    { when: 'Rows are sorted, searched or exported.', instead: 'DataTable' },
  ],
  anatomy: {
    parts: [
      {
        part: 'Name',
        role: 'A text, or a link to what the amount belongs to.',
        at: 'li:first-child > span:first-child',
      },
      { part: 'Bar', role: 'Its length in proportion to the largest amount.', at: 'li:first-child > [data-direction]' },
      { part: 'Figure', role: 'The exact amount.', at: 'li:first-child > [data-tone]' },
    ],
  },
  examples: {
    do: {
      caption: 'The largest amount comes first.',
      render: () => <AmountBars label="Liabilities" rows={rows} sign="negative" />,
    },
    dont: {
      caption: 'Do not draw a single amount.',
      render: () => <AmountBars label="Liabilities" rows={rows.slice(0, 1)} sign="negative" />,
    },
  },
  content: ['Results write a plus before gains (`sign="always"`).'],
  keyboard: 'takes no focus',
  announcements: ['A list with its name; each entry says name and amount. The bars are hidden.'],
  states: [['two-sided', 'Gains and losses extend from the middle to both sides.']],
  performance: 'not live',
  status: { stage: 'beta', since: '2026-11-24', missing: 'A second user.' },
  changes: [],
  synonyms: ['Bar chart', 'Ranking', 'Horizontal bars'],
};

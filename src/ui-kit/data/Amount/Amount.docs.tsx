import { money } from '#shared/domain/money/money.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Amount } from './Amount.tsx';

export const docs: ComponentDocs = {
  purpose: 'An amount of money in the format of the account.',
  useWhen: ['Any amount in a text, list or head.'],
  avoidWhen: [
    { when: 'The figure is a price.', instead: 'Price' },
    { when: 'The amount stands in a table.', instead: 'toMoneyCell of DataTable' },
    { when: 'The amount is typed.', instead: 'NumberField' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Sign', role: 'Minus, or always one (`sign="always"`).', at: 'span', text: '+' },
      { part: 'Figure', role: 'Grouped, with two decimals or none.', at: 'span', text: '128.40' },
    ],
  },
  examples: {
    do: { caption: 'A result has its sign.', render: () => <Amount value={money(12_840)} sign="always" /> },
    dont: {
      caption: 'Do not show a result without its sign: a win then has no colour either.',
      render: () => <Amount value={money(12_840)} tone="signed" />,
    },
  },
  content: [
    'A minus is the sign U+2212, not a hyphen.',
    'Whole amounts keep their decimals where a column has decimals.',
  ],
  keyboard: 'takes no focus',
  announcements: ['Read as text, with its sign.'],
  states: [
    ['signed', 'Red below zero; green above zero only with `sign="always"`.'],
    ['neutral', 'The colour of the text.'],
    ['quiet', 'Soft, for figures of second rank.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The tone `neutral` replaces "plain".']],
  synonyms: ['Money', 'Currency', 'Balance'],
};

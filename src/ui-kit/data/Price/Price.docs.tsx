import { odds } from '#shared/domain/odds/odds.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Price } from './Price.tsx';

export const docs: ComponentDocs = {
  purpose: 'A price to read, in the format of its kind of market.',
  useWhen: ['A price stands in a list or a text.'],
  avoidWhen: [
    { when: 'The price can be pressed.', instead: 'OddsCell' },
    { when: 'The price is typed.', instead: 'NumberField' },
  ],
  anatomy: {
    width: 'content',
    render: () => <Price kind="odds" value={odds(198)} />,
    parts: [{ part: 'Figure', role: 'Odds, payout on 100, or the run of a session line.', at: 'span' }],
  },
  examples: {
    do: { caption: 'A missing price is a dash.', render: () => <Price kind="odds" value={null} /> },
    dont: {
      caption: 'Do not show the lowest odds for a missing price.',
      render: () => <Price kind="odds" value={odds(101)} />,
    },
  },
  content: ['Odds have the decimals of their ladder.'],
  keyboard: 'takes no focus',
  announcements: ['Read as text.'],
  states: [
    ['value', 'The price.'],
    ['null', 'A dash.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Odds', 'Rate'],
};

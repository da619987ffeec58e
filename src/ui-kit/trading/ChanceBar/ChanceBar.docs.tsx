import type { ComponentDocs } from '../../docs/component-docs.ts';
import { ChanceBar } from './ChanceBar.tsx';

const names = ['Sri Lanka', 'Australia'];

export const docs: ComponentDocs = {
  purpose: 'Shows the chances that the best prices of a match imply, as a bar and in words.',
  useWhen: ['A reader wants to know at a glance who is ahead: lists, the head of a match.'],
  avoidWhen: [
    { when: 'The market has several winners or a long field.', instead: 'the prices' },
    { when: 'Chances change over time.', instead: 'a chart of the prices' },
  ],
  anatomy: {
    render: () => <ChanceBar names={names} percents={[43, 57]} middle={<b>AUS 166/7 (17.4)</b>} />,
    parts: [
      { part: 'Parts', role: 'One for each runner, in the order of the names.', at: '[data-chance-part]:first-child' },
      { part: 'Figures', role: 'Name and whole per cent; they add up to 100.', at: 'span[aria-hidden]:first-child' },
      { part: 'Middle', role: 'Content between the figures, such as the score.', at: 'b' },
    ],
  },
  examples: {
    do: {
      caption: 'The figures stand under their parts.',
      render: () => <ChanceBar names={names} percents={[43, 57]} />,
    },
    dont: {
      caption: 'Do not show chances of a market with a missing price.',
      render: () => <ChanceBar names={names} percents={[0, 100]} />,
    },
  },
  content: ['An open match shows neither 0 % nor 100 %, but "<1 %" and ">99 %".', 'No word promises a result.'],
  keyboard: 'takes no focus',
  announcements: ['An image with one sentence that names each runner and its chance. Changes are not announced.'],
  states: [
    ['filled', 'Every runner has a price.'],
    ['without prices', 'Nothing is seen, and the space stays.'],
  ],
  performance: ['`writeChances` changes it once a second without a render; a part moves by translation only.'],
  status: { stage: 'beta', since: '2026-11-24', missing: 'Use by operators.' },
  changes: [['2026-11-29', 'The middle has the whole line below two figures. It had the first column alone.']],
  synonyms: ['Probability', 'Win chance', 'Implied odds', 'Percentage bar'],
};

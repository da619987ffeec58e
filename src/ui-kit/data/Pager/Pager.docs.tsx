import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Pager } from './Pager.tsx';

const noop = () => undefined;
const pager = { label: 'Settled bets', lengths: [10, 25, 50], length: 10, onPage: noop, onLength: noop } as const;

export const docs: ComponentDocs = {
  purpose: 'Moves through pages of rows, and says which rows are in sight.',
  useWhen: ['A list of more than one page. DataTable has it built in.'],
  avoidWhen: [{ when: 'The rows fit on one page.', instead: 'no pager' }],
  anatomy: {
    width: 'page',
    parts: [
      { part: 'Length', role: 'Rows on a page.', at: '[data-inline]' },
      { part: 'Range', role: '"11–20 of 91".', at: '[role=status]' },
      { part: 'Previous, next, pages', role: 'Buttons.', at: 'nav > :last-child' },
    ],
  },
  examples: {
    do: { caption: 'Show range and total.', render: () => <Pager {...pager} page={2} total={91} /> },
    dont: { caption: 'Do not page through five rows.', render: () => <Pager {...pager} page={1} total={5} /> },
  },
  content: ['The label is the noun of the rows.'],
  keyboard: [['Tab, Enter', 'Reach and press a page. At the ends the button is `aria-disabled`.']],
  announcements: ['The range is a polite status after each change of page, length or total.'],
  states: [
    ['first, last', 'One direction is unavailable.'],
    ['one page', 'The range, and the length field where several lengths are offered.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Pagination', 'Page numbers'],
};

import { units } from '#shared/domain/money/money.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { renderPlainLink } from '../../primitives/link/plain-link.tsx';
import { LiabilityTable } from './LiabilityTable.tsx';

const row = { id: '1', eventName: 'IPL', matchName: 'Mumbai v Chennai', href: '#match', exposure: units(-1500) };

export const docs: ComponentDocs = {
  purpose: 'Shows how much a bettor can lose, match by match, in one group such as a sport.',
  useWhen: ['The exposure of an account is explained.'],
  avoidWhen: [{ when: 'Results are sorted, searched or exported.', instead: 'DataTable' }],
  anatomy: {
    parts: [
      { part: 'Group', role: 'The sport, as the head of the first column.', at: 'th:first-child' },
      { part: 'Match', role: 'A link to the match, with its event.', at: 'a' },
      { part: 'Exposure', role: 'The greatest loss, with its minus.', at: 'td > [data-tone]' },
    ],
  },
  examples: {
    do: {
      caption: 'One group for each sport.',
      render: () => <LiabilityTable label="Cricket" rows={[row]} renderLink={renderPlainLink} />,
    },
    dont: {
      caption: 'Do not show a loss as a positive amount.',
      render: () => (
        <LiabilityTable label="Cricket" rows={[{ ...row, exposure: units(1500) }]} renderLink={renderPlainLink} />
      ),
    },
  },
  content: ['Exposure is never positive.', 'Names come from the server and wrap.'],
  keyboard: [['Tab, Enter', 'Move to a match and open it.']],
  announcements: ['A table with the group as its name. Each match is a link in the first cell of its row.'],
  states: [['filled', 'Groups without rows are left out by the page.']],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    ['2026-11-28', 'The table has the name of its group.'],
    ['2026-11-25', 'The props `label` and `renderLink` replace "group" and "link".'],
  ],
  synonyms: ['Exposure', 'Risk', 'Open positions'],
};

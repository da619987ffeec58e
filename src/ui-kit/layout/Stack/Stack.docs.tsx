import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

export const docs: ComponentDocs = {
  purpose: 'Parts one below the other at equal distances.',
  useWhen: ['Parts follow each other: fields of a form, cards of a column.'],
  avoidWhen: [
    { when: 'Parts stand side by side.', instead: 'Cluster' },
    { when: 'Columns of a page.', instead: 'PageGrid' },
  ],
  anatomy: {
    width: 'content',
    parts: [{ part: 'Parts', role: 'Any elements, without outer margins.', at: '[data-badge]:first-child' }],
  },
  examples: {
    do: {
      caption: 'One distance of the scale between equal parts.',
      render: () => (
        <Stack gap="snug">
          <Badge>One</Badge>
          <Badge>Two</Badge>
        </Stack>
      ),
    },
    dont: {
      caption: 'Do not separate parts that belong together.',
      render: () => (
        <Stack gap="vast">
          <Badge>Stake</Badge>
          <Badge>500</Badge>
        </Stack>
      ),
    },
  },
  content: ['It has no words of its own. Choose `as` for lists and sections.'],
  keyboard: 'takes no focus',
  announcements: ['As a list it reads the number of its parts.'],
  states: [['align', 'Parts fill the width, or stand at start, centre or end.']],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Column', 'VStack', 'Vertical layout'],
};

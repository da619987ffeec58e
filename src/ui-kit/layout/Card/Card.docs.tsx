import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from './Card.tsx';

export const docs: ComponentDocs = {
  purpose: 'A panel of the page with its own heading.',
  useWhen: ['A part of a page stands for itself and has a name.'],
  avoidWhen: [
    { when: 'Parts only need distance.', instead: 'Stack' },
    { when: 'The part covers the page.', instead: 'Modal' },
  ],
  anatomy: {
    render: () => (
      <Card title="Deposit limit" action={<Button size="small">Change</Button>}>
        2,000 a week
      </Card>
    ),
    parts: [
      { part: 'Title', role: 'A heading of the right level.', at: 'h2' },
      { part: 'Action', role: 'At the end of the head.', at: 'header button' },
      { part: 'Content', role: 'With padding, or flush for tables.', at: 'header + div' },
    ],
  },
  examples: {
    do: { caption: 'One subject with a title.', render: () => <Card title="Deposit limit">2,000 a week</Card> },
    dont: {
      caption: 'Do not put cards into cards.',
      render: () => (
        <Card title="Limits">
          <Card title="Deposit limit" headingLevel="h3">
            2,000 a week
          </Card>
        </Card>
      ),
    },
  },
  content: ['The title is a noun in sentence case.'],
  keyboard: 'takes no focus',
  announcements: ['A section with the title as its name.'],
  states: [
    ['base', 'Padding around the content.'],
    ['flush', 'Content up to the border.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `headingLevel` replaces "level".']],
  synonyms: ['Panel', 'Box', 'Section'],
};

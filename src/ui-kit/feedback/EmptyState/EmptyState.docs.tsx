import { Receipt } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const docs: ComponentDocs = {
  purpose: 'Says what would be here, and where to go next.',
  useWhen: ['A list loaded and has no rows.', 'A search found nothing.'],
  avoidWhen: [
    { when: 'The rows could not be read.', instead: 'ErrorPanel' },
    { when: 'The rows are loading.', instead: 'Skeleton' },
  ],
  anatomy: {
    width: 'content',
    render: () => (
      <EmptyState
        icon={<Receipt size={28} aria-hidden />}
        title="No open bets"
        action={<Button>See live matches</Button>}
      >
        A bet stands here until it is settled.
      </EmptyState>
    ),
    parts: [
      { part: 'Icon', role: 'Optional, of the area.', at: 'svg' },
      { part: 'Title', role: 'What is missing.', at: 'p:first-of-type' },
      { part: 'Text', role: 'How it comes here.', at: 'p:last-of-type' },
      { part: 'Action', role: 'One next step.', at: 'button' },
    ],
  },
  examples: {
    do: {
      caption: 'Name what comes here, and offer the way.',
      render: () => (
        <EmptyState title="No open bets" action={<Button>See live matches</Button>}>
          A bet stands here until it is settled.
        </EmptyState>
      ),
    },
    dont: { caption: 'Do not only say that there is nothing.', render: () => <EmptyState title="No data" /> },
  },
  content: ['The title is "No" and the noun.', 'The text is one sentence in the present tense.'],
  keyboard: 'takes no focus',
  announcements: ['Plain text. After a search the list announces that it found no rows.'],
  states: [['one', 'It has no other state.']],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Zero state', 'No results', 'Blank slate'],
};

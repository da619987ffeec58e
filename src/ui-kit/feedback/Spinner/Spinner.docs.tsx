import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Spinner } from './Spinner.tsx';

export const docs: ComponentDocs = {
  purpose: 'Says that something is in progress whose size and duration are unknown.',
  useWhen: ['A small part loads: a menu, a picture, a check.'],
  avoidWhen: [
    { when: 'The layout of the content is known.', instead: 'Skeleton' },
    { when: 'A bet is held for a known time.', instead: 'CountdownRing' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Ring', role: 'Turns; appears after 300 ms.', at: '[aria-hidden]' },
      { part: 'Label', role: 'For screen readers.', at: '[role=status]' },
    ],
  },
  examples: {
    do: { caption: 'Say what is loading.', render: () => <Spinner label="Loading the statement" /> },
    dont: {
      caption: 'Do not show several beside each other.',
      render: () => (
        <>
          <Spinner label="Loading bets" />
          <Spinner label="Loading results" />
        </>
      ),
    },
  },
  content: ['The label begins with "Loading" or the verb of the action.'],
  keyboard: 'takes no focus',
  announcements: ['A polite status with its label, or nothing where it is decoration.'],
  states: [
    ['first 300 ms', 'Invisible.'],
    ['turning', 'Visible. Under reduced motion it does not turn.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Loader', 'Activity indicator', 'Throbber'],
};

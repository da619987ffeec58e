import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Timestamp } from './Timestamp.tsx';

export const docs: ComponentDocs = {
  purpose: 'A moment in the time zone of the display.',
  useWhen: ['Any time of the server: a bet, a payment, a start.'],
  avoidWhen: [
    { when: 'Days are chosen.', instead: 'DateRange' },
    { when: 'A duration.', instead: 'a text of `durations`' },
  ],
  anatomy: {
    width: 'content',
    parts: [{ part: 'Time element', role: 'The text, and the exact moment for programs.', at: 'time' }],
  },
  examples: {
    do: { caption: 'Use the pattern of its place.', render: () => <Timestamp at="2026-03-14T14:03:07Z" /> },
    dont: { caption: 'Do not print the time of the server.', render: () => <span>2026-03-14T14:03:07Z</span> },
  },
  content: ['Seconds only where money moved.', 'No moment is a dash.'],
  keyboard: 'takes no focus',
  announcements: ['Read as text.'],
  states: [
    ['moment', 'Date and time.'],
    ['no moment', 'A dash.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Date', 'Time', 'Clock time'],
};

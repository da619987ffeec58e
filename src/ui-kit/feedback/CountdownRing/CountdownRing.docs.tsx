import type { ComponentDocs } from '../../docs/component-docs.ts';
import { CountdownRing } from './CountdownRing.tsx';

export const docs: ComponentDocs = {
  purpose: 'Counts the seconds for which the exchange holds a bet.',
  useWhen: ['A wait has a known end, as a bet delay has.'],
  avoidWhen: [{ when: 'The end is unknown.', instead: 'Spinner' }],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Ring', role: 'The share of the time that is left.', at: '[role=timer]' },
      { part: 'Seconds', role: 'Whole seconds, rounded up.', at: '[role=timer] > span' },
    ],
  },
  examples: {
    do: { caption: 'Show the time that is left.', render: () => <CountdownRing secondsLeft={3} totalSeconds={5} /> },
    dont: {
      caption: 'Do not use it to urge a bettor.',
      render: () => <CountdownRing secondsLeft={1} totalSeconds={60} />,
    },
  },
  content: ['Seconds only, without a unit inside the ring.'],
  keyboard: 'takes no focus',
  announcements: ['A timer with the seconds in its name. Readers do not announce each second.'],
  states: [
    ['counting', 'The ring shrinks.'],
    ['zero', 'Empty, until the response arrives.'],
  ],
  performance: ['It has no clock of its own. One variable moves the ring.'],
  status: { stage: 'beta', since: '2026-11-21', missing: 'a feature that uses it outside the slip' },
  changes: [],
  synonyms: ['Timer', 'Bet delay', 'Countdown'],
};

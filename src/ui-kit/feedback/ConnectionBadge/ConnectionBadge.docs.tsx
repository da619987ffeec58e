import type { ComponentDocs } from '../../docs/component-docs.ts';
import { ConnectionBadge } from './ConnectionBadge.tsx';

export const docs: ComponentDocs = {
  purpose: 'Says whether the prices on the page are live.',
  useWhen: ['A page shows live prices; once in its head.'],
  avoidWhen: [
    { when: 'One market is old.', instead: 'the state stale of OddsGrid' },
    { when: 'The whole app is offline.', instead: 'Notice' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      {
        part: 'Sign',
        role: 'The same dot in three colours: live, waiting, failed. The word tells the state.',
        at: '[data-state]',
      },
      { part: 'Word', role: 'Live, Connecting, Paused, Delayed, Offline, Unreliable.', at: '[role=status]' },
      { part: 'Latency', role: 'In milliseconds, where it is known.', at: '[role=status] + span' },
    ],
  },
  examples: {
    do: {
      caption: 'The word and the sign say the same.',
      render: () => <ConnectionBadge state="live" latencyMs={42} />,
    },
    dont: {
      caption: 'Do not call old prices live. A pause has a state of its own.',
      render: () => <ConnectionBadge state="live" note="Prices are 30 s old" />,
    },
  },
  content: [
    'One word for the state.',
    'With `narrow="icon"`, up to 480 px, an icon replaces dot and word of paused, lost, offline and unreliable.',
  ],
  keyboard: 'takes no focus',
  announcements: ['A change of state is a polite status. The latency is never announced.'],
  states: [
    ['connecting', 'The first prices have not come.'],
    ['live', 'Prices are current.'],
    ['paused', 'The page rests, as in a hidden tab.'],
    ['lost', 'Prices have stopped, of one market or of all.'],
    ['offline', 'Prices have stopped, and the browser has no network.'],
    ['unreliable', 'Prices come with gaps.'],
  ],
  performance: ['A new latency changes one text. The state keeps its element, so it is announced once.'],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    [
      '2026-11-29',
      'The state `offline` is new. The state `lost` reads "Delayed" now. A narrow badge has one sign for all but paused.',
    ],
    ['2026-11-25', 'The prop `silent` replaces "quiet".'],
    ['2026-11-24', 'The prop `narrow` is new.'],
  ],
  synonyms: ['Live indicator', 'Online status', 'Latency'],
};

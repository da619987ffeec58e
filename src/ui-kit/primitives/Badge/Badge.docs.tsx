import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Badge } from './Badge.tsx';

export const docs: ComponentDocs = {
  purpose: 'A word or count about the element beside it.',
  useWhen: ['A fact qualifies a name: in play, new, a number of bets.'],
  avoidWhen: [
    { when: 'It can be pressed.', instead: 'Chip' },
    { when: 'It explains a problem.', instead: 'Notice' },
  ],
  anatomy: {
    width: 'content',
    parts: [{ part: 'Word', role: 'One or two words, or a number.', at: '[data-badge]' }],
  },
  examples: {
    do: { caption: 'A word says what the colour says.', render: () => <Badge tone="live">In play</Badge> },
    dont: { caption: 'Do not rely on the colour.', render: () => <Badge tone="live">●</Badge> },
  },
  content: ['Sentence case, at most two words.', '`live` is for events in play only.'],
  keyboard: 'takes no focus',
  announcements: ['Read as part of the text around it.'],
  states: [
    ['neutral', 'A fact.'],
    ['live', 'The event is in play.'],
    ['gain, loss', 'A result.'],
    ['warn', 'Something to notice, such as a bet delay.'],
    ['accent', 'New, or chosen by the user.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Label', 'Tag', 'Status pill'],
};

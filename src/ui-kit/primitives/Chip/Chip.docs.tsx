import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Chip } from './Chip.tsx';

export const docs: ComponentDocs = {
  purpose: 'A filter that is on or off.',
  useWhen: ['A list is narrowed by a fact: in play, today, favourites.'],
  avoidWhen: [
    { when: 'A fact is only shown.', instead: 'Badge' },
    { when: 'A press does something once.', instead: 'Button' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Name', role: 'What remains when it is on.', at: 'button', text: 'In play' },
      { part: 'Count', role: 'How many rows that are; optional.', at: 'small' },
    ],
  },
  examples: {
    do: {
      caption: 'Name what the list shows then.',
      render: () => (
        <Chip pressed count={12}>
          In play
        </Chip>
      ),
    },
    dont: { caption: 'Do not name what it removes.', render: () => <Chip pressed>Hide finished</Chip> },
  },
  content: ['One or two words.'],
  keyboard: [['Enter, Space', 'Switch it on or off.']],
  announcements: ['Name, count, and "pressed" while it is on.'],
  states: [
    ['on', 'Filled with the tint of the accent, border and text in the accent, and `aria-pressed`.'],
    ['off', 'Outlined.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Filter', 'Pill', 'Tag filter'],
};

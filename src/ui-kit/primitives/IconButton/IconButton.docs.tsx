import { Star, X } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { IconButton } from './IconButton.tsx';

export const docs: ComponentDocs = {
  purpose: 'A button that is an icon, with a name in words.',
  useWhen: ['The icon is known: close, pin, chart, more.', 'Something is on or off: pass `pressed`.'],
  avoidWhen: [
    { when: 'The action is rare or dangerous.', instead: 'Button with words' },
    { when: 'The icon needs an explanation.', instead: 'Button with icon and words' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Icon', role: '18 px, hidden from screen readers.', at: 'svg' },
      { part: 'Name', role: 'Read aloud, and shown as a tooltip.', at: 'button' },
    ],
  },
  examples: {
    do: {
      caption: 'Name what the press does.',
      render: () => <IconButton icon={<X size={18} aria-hidden />} label="Close the slip" />,
    },
    dont: {
      caption: 'Do not name the picture.',
      render: () => <IconButton icon={<Star size={18} aria-hidden />} label="Star" />,
    },
  },
  content: ['A verb and its object: "Pin Mumbai v Chennai".', 'The name stays the same when `pressed` changes.'],
  keyboard: [['Enter, Space', 'Presses it.']],
  announcements: ['Name, and "pressed" where it can be on.'],
  states: [
    ['pressed', 'On: filled with the accent, and `aria-pressed`.'],
    ['aria-disabled', 'Keeps the focus and ignores presses.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Toolbar button', 'Toggle button', 'Icon'],
};

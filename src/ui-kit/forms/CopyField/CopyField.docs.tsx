import type { ComponentDocs } from '../../docs/component-docs.ts';
import { CopyField } from './CopyField.tsx';

export const docs: ComponentDocs = {
  purpose: 'A value to take elsewhere, with a button that copies it and confirms.',
  useWhen: ['A user needs a reference, an account number or a key in another app.'],
  avoidWhen: [{ when: 'The value can be edited.', instead: 'Field' }],
  anatomy: {
    parts: [
      { part: 'Label', role: 'What the value is.', at: 'div > span:first-child' },
      { part: 'Value', role: 'Whole, in letters of equal width, and selectable.', at: 'span > span' },
      {
        part: 'Copy',
        role: 'Copies the value, and confirms it for a few seconds. Selects the value where the browser refuses.',
        at: 'button',
      },
    ],
  },
  examples: {
    do: { caption: 'Show the whole value.', render: () => <CopyField label="Reference" value="TX-2026-11-24-0042" /> },
    dont: {
      caption: 'Do not shorten it: the user cannot check what was copied.',
      render: () => <CopyField label="Reference" value="TX-20…42" />,
    },
  },
  content: ['The label is the noun that the other app uses.'],
  keyboard: [['Enter, Space', 'Copy the value.']],
  announcements: ['"Copied" is a polite status. Without permission it says which keys copy.'],
  states: [
    ['rest', 'The value and its button.'],
    ['copied', 'Confirmed for a few seconds.'],
    ['by hand', 'The value is selected.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-22' },
  changes: [['2026-11-23', 'The prop `confirmsForMs` is new.']],
  synonyms: ['Clipboard', 'Copy to clipboard', 'Reference'],
};

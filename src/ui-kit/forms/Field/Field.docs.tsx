import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Field } from './Field.tsx';

export const docs: ComponentDocs = {
  purpose: 'One labelled text input with its hint and its error.',
  useWhen: ['A user types a text: a name, an address, a password, a reference.'],
  avoidWhen: [
    { when: 'The value is a number, an amount or odds.', instead: 'NumberField' },
    { when: 'The value is one of a few.', instead: 'Select or Choice' },
    { when: 'The text filters a list.', instead: 'SearchField' },
  ],
  anatomy: {
    render: () => (
      <Stack gap="roomy">
        <Field label="Deposit" defaultValue="500" after="INR" hint="From 100 to 50,000." />
        <Field label="IFSC code" defaultValue="HDFC12" error="An IFSC code has 11 characters." />
      </Stack>
    ),
    parts: [
      {
        part: 'Label',
        role: 'Always there. `labelDisplay="hidden"` only where a heading says the same.',
        at: 'div:first-child > label',
      },
      { part: 'Before, after', role: 'A sign or unit inside the box.', at: 'input + span' },
      { part: 'Hint', role: 'What to type, below the box.', at: 'p:not([role])' },
      { part: 'Error', role: 'Takes the place of the hint.', at: '[role=alert]' },
    ],
  },
  examples: {
    do: {
      caption: 'Say what is wrong and what to type.',
      render: () => <Field label="IFSC code" defaultValue="HDFC12" error="An IFSC code has 11 characters." />,
    },
    dont: {
      caption: 'Do not use the placeholder as a label. It disappears with the first letter.',
      render: () => <Field label="IFSC code" labelDisplay="hidden" placeholder="IFSC code" />,
    },
  },
  content: [
    'The label is a noun without a colon.',
    'An error says what to do next. It does not blame.',
    'Mark the optional field, not the required ones.',
  ],
  keyboard: [
    ['Tab', 'Moves to the input, then to the button that shows a password.'],
    ['Enter', 'Submits the form around it.'],
  ],
  announcements: [
    'Label, then hint or error as its description.',
    'An error is an alert when it appears, and sets `aria-invalid`.',
  ],
  states: [
    ['rest', 'Empty or filled.'],
    ['error', 'Red border and text, and `aria-invalid`.'],
    ['read only', 'Can be focused and copied.'],
    ['disabled', 'Only where the reason stands beside it.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-22', 'The prop `labelDisplay` replaces "labelled".']],
  synonyms: ['Text input', 'Text box', 'Password'],
};

import type { ComponentDocs } from '../../docs/component-docs.ts';
import { NumberField } from './NumberField.tsx';

const noop = () => undefined;

export const docs: ComponentDocs = {
  purpose: 'The field for amounts, odds and other figures; it keeps the text exactly as typed.',
  useWhen: ['A user types an amount, odds, a run or a share.', 'A step of the ladder is one press: pass `onStep`.'],
  avoidWhen: [
    { when: 'The digits are a name, as in a phone number or a code.', instead: 'Field' },
    { when: 'A rough share is enough.', instead: 'CashOutShare' },
  ],
  anatomy: {
    render: () => <NumberField label="Odds" text="1,85" onText={noop} onStep={noop} error="Type the odds as 1.85." />,
    parts: [
      { part: 'Label', role: 'Visible, or for screen readers only.', at: 'label' },
      { part: 'Lower', role: 'One step down; absent without `onStep`.', at: 'button:first-of-type' },
      { part: 'Text', role: 'A text field with a numeric keyboard on phones.', at: 'input' },
      { part: 'Raise', role: 'One step up.', at: 'button:last-of-type' },
      { part: 'Error', role: 'The owner parses the text and passes the explanation.', at: '[role=alert]' },
    ],
  },
  examples: {
    do: {
      caption: 'Keep what the user typed, and explain it.',
      render: () => (
        <NumberField label="Stake" text="1.500,00" onText={noop} error="Type the stake as 1500 or 1,500." />
      ),
    },
    dont: {
      caption: 'Do not correct the text while the user types: 15 on the way to 150 is no mistake.',
      render: () => <NumberField label="Stake" text="100" onText={noop} hint="Changed to the minimum of 100" />,
    },
  },
  content: [
    'The label names the figure, and the unit stands after the text.',
    'Limits are in the error or hint, with the figure: "Min stake is 100".',
  ],
  keyboard: [
    ['Arrow up, Arrow down', 'One step, where the field has steps.'],
    ['Enter', 'Submits the form, or presses the button of the slip.'],
  ],
  announcements: [
    'With steps it is a spin button with its value, without steps a text field.',
    'The buttons say what they change: "Raise odds".',
  ],
  states: [
    ['with steps', 'Two buttons and arrow keys.'],
    ['read only', 'Steps are `aria-disabled`, the text can be copied.'],
    ['error', 'An alert, and `aria-invalid`.'],
  ],
  performance: [
    'Memoised. Its text is written in a layout effect, so a press on a price forces one layout instead of two.',
  ],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-22', 'The props `after` and `hint` are new. The prop `labelDisplay` replaces "labelled".']],
  synonyms: ['Stepper', 'Amount input', 'Spin button', 'Odds field'],
};

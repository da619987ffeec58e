import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Choice } from './Choice.tsx';

const noop = () => undefined;

export const docs: ComponentDocs = {
  purpose: 'A checkbox or radio button whose meaning stands beside it.',
  useWhen: ['A setting is on or off.', 'One of two or three options is chosen and each needs an explanation.'],
  avoidWhen: [
    { when: 'Many options without explanations.', instead: 'Select' },
    { when: 'A filter of a list.', instead: 'Chip' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Mark', role: 'The native input.', at: 'input' },
      { part: 'Label', role: 'What is chosen.', at: 'b' },
      { part: 'Description', role: 'What it means. A press on it counts too.', at: 'small' },
    ],
  },
  examples: {
    do: {
      caption: 'The label says what is on.',
      render: () => (
        <Choice type="checkbox" label="Confirm each bet" hint="A second press sends the bet." onCheck={noop} />
      ),
    },
    dont: {
      caption: 'Do not negate: a tick that switches something off is misread.',
      render: () => (
        <Choice type="checkbox" label="Do not ask again" hint="Bets are sent without a second press." onCheck={noop} />
      ),
    },
  },
  content: ['The label is positive and in the present tense.', 'The description is one sentence.'],
  keyboard: [
    ['Space', 'Checks or unchecks.'],
    ['Arrow keys', 'Among radio buttons: select the neighbouring one.'],
  ],
  announcements: ['Label, checked or not, then the description.'],
  states: [
    ['checked', 'The mark of the browser in the accent.'],
    ['unchecked', 'An empty box or circle.'],
    ['disabled', 'Only where the reason stands beside it.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `hint` replaces "description".']],
  synonyms: ['Checkbox', 'Radio button', 'Toggle', 'Switch'],
};

import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Select } from './Select.tsx';

const noop = () => undefined;
const sports = [
  { value: 'cricket', name: 'Cricket' },
  { value: 'football', name: 'Football' },
  { value: 'tennis', name: 'Tennis' },
] as const;

export const docs: ComponentDocs = {
  purpose: 'Selects one of a few options with the list of the browser.',
  useWhen: ['Four to about thirty options, of which one always holds.'],
  avoidWhen: [
    { when: 'Two or three options that should be compared.', instead: 'Choice as radio buttons' },
    { when: 'A filter beside others.', instead: 'ChipGroup' },
    { when: 'Hundreds of options.', instead: 'SearchField with results' },
  ],
  anatomy: {
    parts: [
      { part: 'Label', role: 'Above, beside it (`inline`), or for screen readers only.', at: 'label' },
      {
        part: 'Selected option',
        role: 'Its name. A press opens the browser’s own list, which phones show in full height.',
        at: 'select',
      },
    ],
  },
  examples: {
    do: {
      caption: 'Begin with a real option.',
      render: () => <Select label="Sport" options={sports} selected="cricket" onSelect={noop} />,
    },
    dont: {
      caption: 'Do not use a list for a yes or no.',
      render: () => (
        <Select
          label="One-click betting"
          options={[
            { value: 'yes', name: 'Yes' },
            { value: 'no', name: 'No' },
          ]}
          selected="no"
          onSelect={noop}
        />
      ),
    },
  },
  content: ['Options are nouns in the order in which users look for them.', 'No option is called "Please select".'],
  keyboard: [
    ['Arrow up, Arrow down', 'Select the neighbouring option.'],
    ['Letters', 'Select the option that begins with them.'],
  ],
  announcements: ['Label, option, and its position in the list.'],
  states: [
    ['rest', 'Shows the selected option.'],
    ['disabled', 'Only where the reason stands beside it.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-22', 'The prop `labelDisplay` replaces "labelled".']],
  synonyms: ['Dropdown', 'Combo box', 'Picker'],
};

import type { ComponentDocs } from '../../docs/component-docs.ts';
import { SearchField } from './SearchField.tsx';

const noop = () => undefined;

export const docs: ComponentDocs = {
  purpose: 'A text that filters a list at once.',
  useWhen: ['A list of more than about ten rows is filtered.', 'With roles of a combobox: results appear below.'],
  avoidWhen: [{ when: 'The text is saved or sent.', instead: 'Field' }],
  anatomy: {
    render: () => <SearchField label="Search bets" text="Mumbai" onText={noop} />,
    parts: [
      { part: 'Icon', role: 'A magnifier.', at: 'div > svg' },
      { part: 'Text', role: 'Filters with each letter.', at: 'input' },
      { part: 'Clear', role: 'Empties the text and keeps the focus; absent while it is empty.', at: 'button' },
    ],
  },
  examples: {
    do: {
      caption: 'Say what is searched.',
      render: () => <SearchField label="Search bets" placeholder="Runner or match" text="" onText={noop} />,
    },
    dont: {
      caption: 'Do not leave the subject open where a page has two lists.',
      render: () => <SearchField label="Search" text="" onText={noop} />,
    },
  },
  content: ['The label is "Search" and the noun of the list.'],
  keyboard: [
    ['Escape', 'In a combobox: closes the results.'],
    ['Tab', 'Moves to the button that clears the text.'],
  ],
  announcements: ['A search field with its label. The list beside it announces how many rows are left.'],
  states: [
    ['empty', 'The placeholder is an example.'],
    ['filled', 'With the button that clears it.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Filter field', 'Find', 'Search box'],
};

import type { ComponentDocs } from '../../docs/component-docs.ts';
import { ProviderTabs } from './ProviderTabs.tsx';

const noop = () => undefined;
const providers = [
  { code: 'all', name: 'All' },
  { code: 'evo', name: 'Evolution' },
];

export const docs: ComponentDocs = {
  purpose: 'Chooses the provider whose games the lobby shows.',
  useWhen: ['A lobby has several providers.'],
  avoidWhen: [
    { when: 'Other content is switched.', instead: 'Tabs' },
    { when: 'Several providers can be on at once.', instead: 'ChipGroup' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Tabs', role: 'One for each provider, in a row that scrolls.', at: '[role=tablist]' },
      { part: 'Panel', role: 'The games of the selected provider.', at: '[role=tabpanel]' },
    ],
  },
  examples: {
    do: {
      caption: 'Begin with all providers.',
      render: () => (
        <ProviderTabs providers={providers} selected="all" onSelect={noop}>
          All games
        </ProviderTabs>
      ),
    },
    dont: {
      caption: 'Do not show tabs for a single provider.',
      render: () => (
        <ProviderTabs providers={providers.slice(1)} selected="evo" onSelect={noop}>
          Games of Evolution
        </ProviderTabs>
      ),
    },
  },
  content: ['Names are those of the providers.'],
  keyboard: [
    ['Arrow left, Arrow right', 'Select the neighbouring provider.'],
    ['Home, End', 'Select the first or last one.'],
  ],
  announcements: ['The selected tab and its position are read, as in Tabs.'],
  states: [['selected', 'One provider always is.']],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Provider filter', 'Studios'],
};

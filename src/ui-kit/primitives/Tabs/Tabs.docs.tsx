import { useState } from 'react';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Tabs } from './Tabs.tsx';

function TabsExample({ names }: { names: readonly string[] }) {
  const [selected, setSelected] = useState(names[0] ?? '');
  return (
    <Tabs label="Example" tabs={names.map((name) => ({ id: name, name }))} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

export const docs: ComponentDocs = {
  purpose: 'Switches between parts of a page of which one is visible.',
  useWhen: ['Two to about ten parts of equal rank share a place.'],
  avoidWhen: [
    { when: 'The parts have addresses of their own.', instead: 'links, as in SideNav' },
    { when: 'Several can be on at once.', instead: 'ChipGroup' },
    { when: 'Parts are read together.', instead: 'Stack with headings' },
  ],
  anatomy: {
    render: () => (
      <div style={{ inlineSize: '16rem' }}>
        <TabsExample names={['Open', 'Settled', 'Voided', 'Cashed out', 'Deleted']} />
      </div>
    ),
    parts: [
      { part: 'Tabs', role: 'A name, and a count where the number matters.', at: '[aria-selected=true]' },
      { part: 'Scroll hints', role: 'Show that the row continues.', at: '[data-side=after]' },
      { part: 'Panel', role: 'The part of the selected tab.', at: '[role=tabpanel]' },
    ],
  },
  examples: {
    do: { caption: 'Short nouns.', render: () => <TabsExample names={['Open', 'Settled', 'Voided']} /> },
    dont: {
      caption: 'Do not use sentences.',
      render: () => <TabsExample names={['Bets that are open', 'Bets that were settled already']} />,
    },
  },
  content: ['One or two words, sentence case.', 'A count is the number of rows behind the tab.'],
  keyboard: [
    ['Arrow left, Arrow right', 'Select the neighbouring tab. After the last comes the first.'],
    ['Home, End', 'Select the first or last tab.'],
    ['Tab', 'Moves from the selected tab into its panel.'],
  ],
  announcements: ['Name, "selected", and the position: "2 of 3".'],
  states: [
    ['selected', 'Filled with the tint of the accent, in strong weight, and `aria-selected`.'],
    ['scrolled', 'The selected tab stays in sight.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Tab bar', 'Segmented control', 'Switcher'],
};

import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Chip } from './Chip.tsx';
import { ChipGroup } from './ChipGroup.tsx';

const renderChips = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Chip key={index} pressed={index === 0}>
      Day {index + 1}
    </Chip>
  ));

export const docs: ComponentDocs = {
  purpose: 'Chips of one choice, with its name.',
  useWhen: ['Two or more chips belong together.'],
  avoidWhen: [
    { when: 'More than about twelve options.', instead: 'Select' },
    { when: 'Parts of a page are switched.', instead: 'Tabs' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Label', role: 'For screen readers: what is chosen.', at: '[role=group]' },
      { part: 'Chips', role: 'They wrap, or scroll in one line.', at: 'button:first-child' },
    ],
  },
  examples: {
    do: {
      caption: 'Let them wrap where there is room.',
      render: () => <ChipGroup label="Days">{renderChips(3)}</ChipGroup>,
    },
    dont: {
      caption: 'Do not scroll what is compared.',
      render: () => (
        <ChipGroup label="Days" overflow="scroll">
          {renderChips(14)}
        </ChipGroup>
      ),
    },
  },
  content: ['The label is a noun: "Sports".'],
  keyboard: [['Tab', 'Moves through the chips.']],
  announcements: ['A group with its label.'],
  states: [
    ['wrap', 'Further lines.'],
    ['scroll', 'One line that scrolls sideways.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Filter bar', 'Pills'],
};

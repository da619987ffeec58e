import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { Select, type SelectProps } from './Select.tsx';

const options = [
  { value: '', name: 'All sports' },
  { value: '4', name: 'Cricket' },
  { value: '1', name: 'Soccer' },
  { value: '-100', name: 'A provider with a name that is much too long for the field it stands in' },
];

const meta = preview.meta({
  component: Select,
  args: { label: 'Sport', options, selected: '', onSelect: fn() } satisfies SelectProps<string>,
  render: function StatefulSelect(args) {
    const [selected, setSelected] = useState(args.selected);
    return <Select {...args} selected={selected} onSelect={setSelected} />;
  },
});

export const Sports = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sport'), 'Cricket');
    await expect(canvas.getByLabelText('Sport')).toHaveValue('4');
  },
});

export const AllLabels = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['visible', 'inline', 'hidden'] as const} columns={['all', 'long', 'disabled'] as const}>
      {(labelDisplay, selected) => (
        <Select
          label={`Sport ${labelDisplay} ${selected}`}
          labelDisplay={labelDisplay}
          options={options}
          selected={{ all: '', long: '-100', disabled: '4' }[selected]}
          disabled={selected === 'disabled'}
          onSelect={fn()}
        />
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => <Select {...args} label={`Provider of the game that was played, ${direction}`} selected="-100" />}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => <PlatformStates>{(state) => <Select {...args} label={state} />}</PlatformStates>,
});

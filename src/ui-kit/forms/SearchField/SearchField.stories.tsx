import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search matches', text: '', onText: fn() } satisfies SearchFieldProps,
  render: function StatefulSearchField(args) {
    const [text, setText] = useState(args.text);
    return <SearchField {...args} text={text} onText={setText} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({
  args: { text: 'mumb' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    const box = canvas.getByRole('searchbox', { name: 'Search matches' });
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <SearchField
          {...args}
          label={`Search matches, ${direction}`}
          text="Royal Challengers of a very long town name by the sea"
        />
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>{(state) => <SearchField {...args} label={`Search, ${state}`} text="mumb" />}</PlatformStates>
  ),
});

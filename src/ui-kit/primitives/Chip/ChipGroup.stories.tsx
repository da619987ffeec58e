import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Chip } from './Chip.tsx';
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx';

const sports = ['Cricket', 'Football', 'Tennis', 'Horse racing', 'Greyhound racing', 'Kabaddi'] as const;

function SportChoice(props: Omit<ChipGroupProps, 'children'>) {
  const [chosen, setChosen] = useState<string>('Cricket');
  return (
    <ChipGroup {...props}>
      {sports.map((sport) => (
        <Chip key={sport} pressed={sport === chosen} onClick={() => setChosen(sport)}>
          {sport}
        </Chip>
      ))}
    </ChipGroup>
  );
}

const meta = preview.meta({
  component: ChipGroup,
  args: { label: 'Sport' } satisfies ChipGroupProps,
  render: (args) => <SportChoice {...args} />,
});

export const Typical = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Sport' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tennis' }));
    await expect(canvas.getByRole('button', { name: 'Tennis', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cricket', pressed: false })).toBeVisible();
  },
});

export const Overflows = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['wrap', 'scroll'] as const} columns={['overflow'] as const}>
      {(overflow) => <SportChoice label={overflow} overflow={overflow} />}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => <BothWays>{(direction) => <SportChoice label={`Sport, ${direction}`} overflow="wrap" />}</BothWays>,
});

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack, type StackProps } from './Stack.tsx';

const meta = preview.meta({
  component: Stack,
  args: {
    children: (
      <>
        <Notice>Your limit changes tomorrow.</Notice>
        <Notice>Your last session took 42 minutes.</Notice>
        <Button>Continue</Button>
      </>
    ),
  } satisfies StackProps,
});

export const Typical = meta.story();

/** Screen readers count the entries of a list. */
export const List = meta.story({
  args: {
    as: 'ul',
    gap: 'snug',
    children: ['Cricket', 'Football', 'Tennis'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const AllGapsAndAlignments = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations
      rows={['none', 'hair', 'tiny', 'small', 'snug', 'base', 'roomy', 'wide', 'vast'] as const}
      columns={['fill', 'start', 'center', 'end'] as const}
    >
      {(gap, align) => (
        <Stack gap={gap} align={align}>
          <Button size="small">In-Play</Button>
          <Button size="small">All matches of today</Button>
        </Stack>
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {(direction) => (
        <Stack gap="snug" align="start">
          <Notice>{`Whattheoperatorwrotewithoutanyspace${'andwithoutend'.repeat(6)} (${direction})`}</Notice>
          <Notice>The next part keeps the width of the stack.</Notice>
        </Stack>
      )}
    </BothWays>
  ),
});

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Cluster, type ClusterProps } from './Cluster.tsx';

const meta = preview.meta({
  component: Cluster,
  args: {
    children: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Badge>Unsaved</Badge>
      </>
    ),
  } satisfies ClusterProps,
});

export const Typical = meta.story();

/** Screen readers count the entries of a list. */
export const List = meta.story({
  args: {
    as: 'ul',
    gap: 'small',
    children: ['18:10', '18:25', '18:40'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const AllAlignments = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations
      rows={['fill', 'start', 'center', 'baseline'] as const}
      columns={['start', 'center', 'end', 'between'] as const}
    >
      {(align, justify) => (
        <Cluster align={align} justify={justify} style={{ inlineSize: '16rem' }}>
          <Button size="large">Place bet</Button>
          <Badge>Held</Badge>
        </Cluster>
      )}
    </Permutations>
  ),
});

export const AllGaps = meta.story({
  render: () => (
    <Permutations
      rows={['none', 'hair', 'tiny', 'small', 'snug', 'base', 'roomy', 'wide', 'vast'] as const}
      columns={['gap'] as const}
    >
      {(gap) => (
        <Cluster gap={gap}>
          <Badge>Cricket</Badge>
          <Badge>Football</Badge>
        </Cluster>
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {(direction) => (
        <Cluster>
          {['Save these stakes for every market', 'Discard', `Ask me again tomorrow (${direction})`].map((name) => (
            <Button key={name}>{name}</Button>
          ))}
        </Cluster>
      )}
    </BothWays>
  ),
});

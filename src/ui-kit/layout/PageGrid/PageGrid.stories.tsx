import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PageGrid, type PageGridProps } from './PageGrid.tsx';

const meta = preview.meta({
  component: PageGrid,
  args: {
    variant: 'equal',
    children: (
      <>
        <Stack>
          <Card title="Profile">Name, address and birthday.</Card>
          <Card title="Password">Last changed in March.</Card>
        </Stack>
        <Card title="Limits">Deposit and loss limits.</Card>
      </>
    ),
  } satisfies PageGridProps,
});

export const Typical = meta.story();

export const AllColumns = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['one', 'equal', 'wide-narrow', 'rail', 'cards'] as const} columns={['snug', 'roomy'] as const}>
      {(variant, gap) => (
        <PageGrid variant={variant} gap={gap}>
          <Card title={`${variant}, ${gap}: first`}>The content of the page.</Card>
          <Card title={`${variant}, ${gap}: second`}>What stays in sight beside it.</Card>
        </PageGrid>
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {(direction) => (
        <PageGrid variant="cards">
          <Card title={`Whattheoperatorwrotewithoutanyspace${'andwithoutend'.repeat(4)} (${direction})`}>Content</Card>
          <Card title={`Second, ${direction}`}>A short text.</Card>
        </PageGrid>
      )}
    </BothWays>
  ),
});

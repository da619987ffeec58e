import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, type CardProps } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  args: {
    title: 'MarketPosition',
    action: <Button size="small">Refresh</Button>,
    children: 'What the card holds.',
  } satisfies CardProps,
});

export const WithHead = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'MarketPosition' })).toBeVisible();
  },
});
export const WithoutHead = meta.story({ render: () => <Card aria-label="Score">MUM 142/4 (16.2)</Card> });
export const Flush = meta.story({ args: { padding: 'flush' } });

export const AllPaddings = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['base', 'flush'] as const} columns={['title', 'title and action', 'neither'] as const}>
      {(padding, head) => (
        <Card
          padding={padding}
          {...(head === 'neither' ? { 'aria-label': padding } : { title: `${padding}, ${head}` })}
          {...(head === 'title and action' && { action: <Button size="small">Refresh</Button> })}
        >
          What the card holds.
        </Card>
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <Card
          {...args}
          title={`Whattheoperatorcalledthismarketwithoutanyspace and everything that it says about it (${direction})`}
        >
          Whatthecardholdsinonewordwithoutanyspacethatislongerthanthecard.
        </Card>
      )}
    </BothWays>
  ),
});

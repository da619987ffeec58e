import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card, type CardProps } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  args: { title: 'MarketPosition', action: <Button size="small">Refresh</Button>, children: 'What the card holds.' } satisfies CardProps,
});

export const WithHead = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'MarketPosition' })).toBeVisible();
  },
});
export const WithoutHead = meta.story({ render: () => <Card aria-label="Score">MUM 142/4 (16.2)</Card> });
export const Flush = meta.story({ args: { padding: 'flush' } });

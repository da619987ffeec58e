import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { Permutations } from '../docs/Permutations.tsx';
import { ConnectionBadge, type ConnectionBadgeProps } from './ConnectionBadge.tsx';

const meta = preview.meta({ component: ConnectionBadge, args: { state: 'live', latencyMs: 38 } satisfies ConnectionBadgeProps });

export const Live = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Live$/);
    await expect(canvas.getByText('38 ms')).toBeVisible();
  },
});
export const AllStates = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['connecting', 'live', 'paused', 'lost'] as const} columns={['one'] as const}>
      {(state) => <ConnectionBadge state={state} />}
    </Permutations>
  ),
});

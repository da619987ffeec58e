import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { Permutations } from '../docs/Permutations.tsx';
import { Ring, type RingProps } from './Ring.tsx';

const meta = preview.meta({ component: Ring, args: { secondsLeft: 2.4, totalSeconds: 5 } satisfies RingProps });

export const Counting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '3 seconds left' })).toHaveTextContent('3');
  },
});
export const Steps = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['one'] as const} columns={['5', '4', '3', '2', '1', '0'] as const}>
      {(_, left) => <Ring secondsLeft={Number(left)} totalSeconds={5} />}
    </Permutations>
  ),
});

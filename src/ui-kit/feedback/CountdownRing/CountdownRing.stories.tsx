import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { CountdownRing, type CountdownRingProps } from './CountdownRing.tsx';

const meta = preview.meta({
  component: CountdownRing,
  args: { secondsLeft: 2.4, totalSeconds: 5 } satisfies CountdownRingProps,
});

export const Counting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '3 seconds left' })).toHaveTextContent('3');
  },
});
export const Steps = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['one'] as const} columns={['5', '4', '3', '2', '1', '0'] as const}>
      {(_, left) => <CountdownRing secondsLeft={Number(left)} totalSeconds={5} />}
    </Permutations>
  ),
});

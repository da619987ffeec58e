import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { ConnectionBadge, type ConnectionBadgeProps } from './ConnectionBadge.tsx';

const meta = preview.meta({
  component: ConnectionBadge,
  args: { state: 'live', latencyMs: 38 } satisfies ConnectionBadgeProps,
});

export const Live = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Live$/);
    await expect(canvas.getByText('38 ms')).toBeVisible();
  },
});
export const AllStates = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations
      rows={['connecting', 'live', 'paused', 'lost', 'offline', 'unreliable'] as const}
      columns={['time', 'note'] as const}
    >
      {(state, column) => (
        <ConnectionBadge state={state} latencyMs={38} note={column === 'note' ? 'by polling' : null} />
      )}
    </Permutations>
  ),
});

/** Below 481 px an icon replaces the dot and the text while no prices arrive. */
export const NarrowIcons = meta.story({
  render: () => (
    <Permutations rows={['paused', 'lost', 'offline', 'unreliable'] as const} columns={['icon'] as const}>
      {(state) => <ConnectionBadge silent narrow="icon" state={state} />}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => <BothWays>{() => <ConnectionBadge state="live" note="by polling, until the line is back" />}</BothWays>,
});

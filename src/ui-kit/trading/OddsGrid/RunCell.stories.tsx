import preview from '#storybook/preview.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { RunCell, type RunCellProps } from './RunCell.tsx';

const meta = preview.meta({
  component: RunCell,
  args: { side: 'yes', lineName: '20 over runs MUM', line: { run: 176, size: 100 } } satisfies RunCellProps,
});

export const Yes = meta.story();

export const AllSides = meta.story({
  name: 'Permutations',
  render: (args) => (
    <Permutations
      rows={['no', 'yes'] as const}
      columns={['open', 'selected', 'locked', 'up', 'down', 'empty'] as const}
    >
      {(side, state) => (
        <RunCell
          {...args}
          side={side}
          line={state === 'empty' ? null : { run: 176, size: 100 }}
          state={state === 'selected' || state === 'locked' ? state : 'open'}
          previousRun={state === 'up' ? 174 : state === 'down' ? 178 : null}
        />
      )}
    </Permutations>
  ),
});

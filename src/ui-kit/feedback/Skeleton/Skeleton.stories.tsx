import preview from '#storybook/preview.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, args: { shape: 'text', width: '12em' } satisfies SkeletonProps });

export const Text = meta.story();
export const AllShapes = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['text', 'block', 'cell', 'circle'] as const} columns={['one'] as const}>
      {(shape) => (
        <Skeleton
          shape={shape}
          {...(shape === 'cell' ? {} : { width: '6em' })}
          {...(shape === 'circle' ? { height: '6em' } : {})}
        />
      )}
    </Permutations>
  ),
});

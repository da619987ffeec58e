import preview from '#storybook/preview.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, args: { variant: 'text', width: '12em' } satisfies SkeletonProps });

export const Text = meta.story();
export const AllShapes = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['text', 'block', 'cell', 'circle'] as const} columns={['one'] as const}>
      {(variant) => (
        <Skeleton
          variant={variant}
          {...(variant === 'cell' ? {} : { width: '6em' })}
          {...(variant === 'circle' ? { height: '6em' } : {})}
        />
      )}
    </Permutations>
  ),
});

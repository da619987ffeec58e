import { Skeleton } from '#ui-kit';
import { texts } from '../../texts.ts';
import { SkeletonGrid } from './GameGrid.styles.ts';

const CARDS = Array.from({ length: 18 }, (_, index) => index);

/** Placeholder cards, in the layout of the grid. */
export function GameGridSkeleton() {
  return (
    <SkeletonGrid role="group" aria-busy aria-label={texts.loading}>
      {CARDS.map((card) => (
        <div key={card}>
          <Skeleton variant="block" />
          <Skeleton width="70%" />
        </div>
      ))}
    </SkeletonGrid>
  );
}

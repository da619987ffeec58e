import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import type { Column } from '../model/column.ts';
import { CardSkeletonLine, CardSkeletonRow, SortBar } from './TableCard.styles.ts';

export interface CardSkeletonProps {
  cards: number;
  columns: readonly Pick<Column<never>, 'id' | 'phone'>[];
  /** The bar with the order stands above the cards. */
  hasSorting: boolean;
}

/** The boxes of cards: title, subtitle, main figures, and one line of the other values. */
export function CardSkeleton({ cards, columns, hasSorting }: CardSkeletonProps) {
  const hasSubtitle = columns.some(({ phone }) => phone === 'subtitle');
  const hasFacts = columns.some(({ phone }) => phone === undefined);
  return (
    <>
      {hasSorting && (
        <SortBar>
          <Skeleton variant="block" width="10rem" height="100%" />
        </SortBar>
      )}
      {Array.from({ length: cards }, (_, index) => (
        <CardSkeletonRow key={index}>
          <CardSkeletonLine data-place="title">
            <Skeleton width="60%" />
          </CardSkeletonLine>
          {hasSubtitle && (
            <CardSkeletonLine>
              <Skeleton width="45%" />
            </CardSkeletonLine>
          )}
          <CardSkeletonLine data-place="lead">
            <Skeleton width="30%" height="1.5em" />
            <Skeleton width="30%" height="1.5em" />
          </CardSkeletonLine>
          {hasFacts && (
            <CardSkeletonLine>
              <Skeleton width="80%" />
            </CardSkeletonLine>
          )}
        </CardSkeletonRow>
      ))}
    </>
  );
}

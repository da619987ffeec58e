import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import { useIsPhone } from '../../../theme/viewport-hooks.ts';
import { CardSkeleton } from '../cards/CardSkeleton.tsx';
import { hasCards } from '../model/card-layout.ts';
import type { Column } from '../model/column.ts';
import type { PageLength } from '../model/table-state.ts';
import { texts } from '../texts.ts';
import { PagerSkeleton, SkeletonRow, SkeletonRows } from './TableSkeleton.styles.ts';

const MAX_ROWS = 10;

export interface TableSkeletonProps {
  columns: readonly Pick<Column<never>, 'id' | 'phone' | 'sortable'>[];
  rows: PageLength;
}

/** As high as the first rows will be, so that content below does not move. */
export function TableSkeleton({ columns, rows }: TableSkeletonProps) {
  const isPhone = useIsPhone();
  const rowCount = rows === 'all' ? MAX_ROWS : Math.min(rows, MAX_ROWS);
  const hasSorting = columns.some(({ sortable }) => sortable);
  return (
    <SkeletonRows role="group" aria-busy aria-label={texts.loading}>
      {isPhone && hasCards(columns) ? (
        <CardSkeleton cards={rowCount} hasSorting={hasSorting} columns={columns} />
      ) : (
        <>
          <SkeletonRow data-head data-sortable={hasSorting || undefined} />
          {Array.from({ length: rowCount }, (_, index) => (
            <SkeletonRow key={index}>
              {columns.slice(0, 4).map(({ id }) => (
                <Skeleton key={id} width="80%" />
              ))}
            </SkeletonRow>
          ))}
        </>
      )}
      <PagerSkeleton>
        <Skeleton variant="block" width="5rem" height="100%" />
        <Skeleton width="4rem" />
      </PagerSkeleton>
    </SkeletonRows>
  );
}

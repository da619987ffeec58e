import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import type { Column } from '../model/column.ts';
import type { PageLength } from '../model/table-state.ts';
import { texts } from '../texts.ts';
import { SkeletonRow, SkeletonRows } from './TableSkeleton.styles.ts';

const MAX_ROWS = 10;

/** As high as the first rows will be, so that content below does not move. */
export function TableSkeleton({ columns, rows }: { columns: readonly Pick<Column<never>, 'id'>[]; rows: PageLength }) {
  const rowCount = rows === 'all' ? MAX_ROWS : Math.min(rows, MAX_ROWS);
  return (
    <SkeletonRows role="group" aria-busy aria-label={texts.loading}>
      {Array.from({ length: rowCount + 1 }, (_, index) => (
        <SkeletonRow key={index}>
          {columns.slice(0, 4).map(({ id }) => (
            <Skeleton key={id} width="80%" />
          ))}
        </SkeletonRow>
      ))}
    </SkeletonRows>
  );
}

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Column } from './column.ts';
import { BoneRow, BoneRows } from './Bones.styles.ts';
import type { PageLength } from './tableState.ts';
import { texts } from './texts.ts';

const MOST = 10;

/** As high as the first rows will be, so that what stands below does not move when they come. */
export function Bones({ columns, rows }: { columns: readonly Pick<Column<never>, 'id'>[]; rows: PageLength }) {
  const lines = rows === 'all' ? MOST : Math.min(rows, MOST);
  return (
    <BoneRows role="group" aria-busy aria-label={texts.loading}>
      {Array.from({ length: lines + 1 }, (_, line) => (
        <BoneRow key={line}>
          {columns.slice(0, 4).map(({ id }) => (
            <Skeleton key={id} width="80%" />
          ))}
        </BoneRow>
      ))}
    </BoneRows>
  );
}

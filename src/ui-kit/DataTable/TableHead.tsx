import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { alignOf } from './Cell.tsx';
import type { Column } from './column.ts';
import { HeadCell, Sort } from './DataTable.styles.ts';
import { HEAD } from './spot.ts';
import type { TableState } from './tableState.ts';
import { texts } from './texts.ts';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  /** What the alignment of a column is learnt from. */
  sample: Row | undefined;
  sort: TableState['sort'];
  onSort: (column: string) => void;
  /** A first column opens the details of its row. */
  toggled: boolean;
}

const icons = { asc: ArrowUp, desc: ArrowDown } as const;
const spoken = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead<Row>({ columns, sample, sort, onSort, toggled }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr data-row={HEAD} aria-rowindex={1}>
        {toggled && (
          <HeadCell scope="col" tabIndex={-1}>
            <VisuallyHidden>{texts.details}</VisuallyHidden>
          </HeadCell>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : null;
          const Icon = direction === null ? ChevronsUpDown : icons[direction];
          return (
            <HeadCell
              key={column.id}
              scope="col"
              tabIndex={-1}
              data-align={alignOf(column, sample)}
              {...(direction !== null && { 'aria-sort': spoken[direction] })}
            >
              {column.sortable ? (
                <Sort type="button" onClick={() => onSort(column.id)}>
                  <span>{column.header}</span>
                  <Icon size={14} aria-hidden />
                </Sort>
              ) : (
                <span>{column.header}</span>
              )}
            </HeadCell>
          );
        })}
      </tr>
    </thead>
  );
}

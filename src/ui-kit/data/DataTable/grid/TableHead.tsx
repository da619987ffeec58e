import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { HeadCell, SortButton } from '../DataTable.styles.ts';
import type { Column } from '../model/column.ts';
import type { TableState } from '../model/table-state.ts';
import { texts } from '../texts.ts';
import { HEAD_ROW } from './cell-position.ts';
import { getAlignment } from './CellContent.tsx';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  /** Rows that show how a column is aligned. */
  sampleRow: Row | undefined;
  sort: TableState['sort'];
  onSort: (column: string) => void;
  /** The first column opens the details of a row. */
  hasToggle: boolean;
}

const icons = { asc: ArrowUp, desc: ArrowDown } as const;
export const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead<Row>({ columns, sampleRow, sort, onSort, hasToggle }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr data-row={HEAD_ROW} aria-rowindex={1}>
        {hasToggle && (
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
              data-align={getAlignment(column, sampleRow)}
              {...(direction !== null && { 'aria-sort': ariaSort[direction] })}
            >
              {column.sortable ? (
                <SortButton type="button" onClick={() => onSort(column.id)}>
                  <span>{column.header}</span>
                  <Icon size={14} aria-hidden />
                </SortButton>
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

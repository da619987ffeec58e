import { ArrowDown, ArrowUp } from 'lucide-react';
import { Select } from '../../../forms/Select/Select.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { Column } from '../model/column.ts';
import type { TableState } from '../model/table-state.ts';
import { texts } from '../texts.ts';
import { SortBar } from './TableCard.styles.ts';

export interface CardSortProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'sortable'>[];
  sort: TableState['sort'];
  /** Sorts by a column, or turns the order of the present one. */
  onSort: (column: string) => void;
}

/** Chooses the order of cards, which have no head to press. */
export function CardSort({ columns, sort, onSort }: CardSortProps) {
  const sortableColumns = columns.filter(({ sortable }) => sortable);
  if (sortableColumns.length === 0) return null;
  const isDescending = sort?.direction === 'desc';
  return (
    <SortBar>
      <Select
        label={texts.sortBy}
        labelDisplay="inline"
        options={[
          ...(sort === null ? [{ value: '', name: texts.unsorted }] : []),
          ...sortableColumns.map(({ id, header }) => ({ value: id, name: header })),
        ]}
        selected={sort?.column ?? ''}
        onSelect={(column) => column !== '' && onSort(column)}
      />
      {sort !== null && (
        <IconButton
          label={isDescending ? texts.descending : texts.ascending}
          icon={isDescending ? <ArrowDown size={18} aria-hidden /> : <ArrowUp size={18} aria-hidden />}
          onClick={() => onSort(sort.column)}
        />
      )}
    </SortBar>
  );
}

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../forms/SearchField/SearchField.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { TableRoot, TableToolbar } from './DataTable.styles.ts';
import { TableGrid } from './grid/TableGrid.tsx';
import { TableSkeleton } from './grid/TableSkeleton.tsx';
import type { Column } from './model/column.ts';
import { type PageLength, type TableState, toggleSort, updateTableState } from './model/table-state.ts';
import { useTableModel } from './model/useTableModel.ts';

/** Content of a table. `rows: null` never means "no rows": use `loading` for that. */
export type TableContent<Row> =
  | { readonly kind: 'loading' }
  /** An `ErrorPanel` with the page's message. */
  | { readonly kind: 'failed'; readonly panel: ReactNode }
  | {
      readonly kind: 'rows';
      readonly rows: readonly Row[];
      /**
       * Rows on all of the server's pages. `rows` is then one page, which the server has searched, sorted and cut.
       * Without it, `rows` are all rows.
       */
      readonly total?: number;
      /** The server has searched already: `rows` are all matches, and the table only sorts and pages them. */
      readonly isSearched?: boolean;
      /** Newer rows are loading. */
      readonly busy?: boolean;
      /** An `EmptyState` for no rows. With null, the table does not say that there are none. */
      readonly empty: ReactNode;
    };

/** The reader's settings and their setter. Pages keep them in the address. */
export interface TableView {
  readonly state: TableState;
  readonly onState: (state: TableState) => void;
  /** Page lengths to choose from. */
  readonly lengths: readonly PageLength[];
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** Must be the same array on every render. */
  columns: readonly Column<Row>[];
  /** Returns an id unique among the rows. Must be the same function on every render. */
  getRowKey: (row: Row) => string;
  /** State of the rows: loading, failed, or loaded. */
  content: TableContent<Row>;
  /** The reader's settings and their setter. */
  view: TableView;
  /** Accessible name of the search box. Without it, the table has none. */
  searchLabel?: string;
  /**
   * Controls beside the search: filters, exports. Receives the found rows of every page in order (with server paging,
   * of this page).
   */
  renderTools?: (orderedRows: readonly Row[]) => ReactNode;
}

const SEARCH_DELAY_MS = 300;
const NO_ROWS: readonly never[] = [];

/** A table with search, sorting, paging, keyboard navigation and collapsing columns. */
export function DataTable<Row>({
  label,
  columns,
  getRowKey,
  content,
  view,
  searchLabel,
  renderTools,
}: DataTableProps<Row>) {
  const { state, onState, lengths } = view;
  const loadedContent = content.kind === 'rows' ? content : null;
  const model = useTableModel({
    rows: loadedContent?.rows ?? NO_ROWS,
    columns,
    getRowKey,
    state,
    total: loadedContent?.total ?? null,
    isSearched: loadedContent?.isSearched ?? false,
  });
  return (
    <TableRoot>
      {(searchLabel !== undefined || renderTools) && (
        <TableToolbar>
          {searchLabel !== undefined && (
            <DebouncedSearch
              label={searchLabel}
              search={state.search}
              onSearch={(search) => onState(updateTableState(state, { search }))}
            />
          )}
          {renderTools?.(model.orderedRows)}
        </TableToolbar>
      )}
      {content.kind === 'loading' && <TableSkeleton columns={columns} rows={state.length} />}
      {content.kind === 'failed' && content.panel}
      {loadedContent && (
        <TableGrid
          label={label}
          columns={columns}
          rows={model.page}
          orderedRows={model.orderedRows}
          total={model.total}
          rowsBefore={model.rowsBefore}
          sort={state.sort}
          onSort={(column) => onState(toggleSort(state, column))}
          busy={loadedContent.busy ?? false}
        >
          {loadedContent.empty}
        </TableGrid>
      )}
      {loadedContent && (model.total > 0 || loadedContent.empty !== null) && (
        <Pager
          label={label}
          page={Math.min(state.page, model.lastPage)}
          length={state.length}
          total={model.total}
          lengths={lengths}
          onPage={(page) => onState({ ...state, page })}
          onLength={(length) => onState(updateTableState(state, { length }))}
        />
      )}
    </TableRoot>
  );
}

/** Starts the search when typing pauses. */
function DebouncedSearch({
  label,
  search,
  onSearch,
}: {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const onPause = useEffectEvent(onSearch);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      onPause(draft);
      setDraft(null);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return <SearchField label={label} text={draft ?? search} onText={setDraft} />;
}

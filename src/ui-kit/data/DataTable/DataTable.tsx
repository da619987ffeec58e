import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pager } from '../Pager/Pager.tsx';
import { SearchField } from '../../forms/SearchField/SearchField.tsx';
import type { Column } from './model/column.ts';
import { TableToolbar, TableRoot } from './DataTable.styles.ts';
import { TableSkeleton } from './grid/TableSkeleton.tsx';
import { TableGrid } from './grid/TableGrid.tsx';
import { updateTableState, toggleSort, type PageLength, type TableState } from './model/table-state.ts';
import { useTableModel } from './model/useTableModel.ts';

/** What stands in a table. Null rows of a page never mean none: that is what `loading` is for. */
export type TableContent<Row> =
  | { readonly kind: 'loading' }
  /** An `ErrorPanel` in the words of the page. */
  | { readonly kind: 'failed'; readonly panel: ReactNode }
  | {
      readonly kind: 'rows';
      readonly rows: readonly Row[];
      /** Rows on all of the server's pages: then `rows` are one page, found, ordered and cut by the server. Left out: `rows` are all. */
      readonly total?: number;
      /** The server has searched already: `rows` are all it found, and they are only ordered and cut here. */
      readonly isSearched?: boolean;
      /** Newer rows are on their way. */
      readonly busy?: boolean;
      /** An `EmptyState`: shown where nothing is found. */
      readonly empty: ReactNode;
    };

/** What the reader has set, and how it changes: pages keep it in the address. */
export interface TableView {
  readonly state: TableState;
  readonly onState: (state: TableState) => void;
  /** Page lengths to choose from. */
  readonly lengths: readonly PageLength[];
}

export interface DataTableProps<Row> {
  /** The table's spoken name. */
  label: string;
  /** Keep it the same array from render to render. */
  columns: readonly Column<Row>[];
  /** Unique among the rows. A function that stays the same. */
  rowKey: (row: Row) => string;
  /** What is known of the rows: loading, failed, or rows. */
  content: TableContent<Row>;
  /** What the reader has set on the table, and how it changes. */
  view: TableView;
  /** Spoken name of the search box; left out, there is none. */
  searchLabel?: string;
  /** Beside the search: filters, exports. Given the rows of every page as found and ordered (with server paging, this page's). */
  tools?: (orderedRows: readonly Row[]) => ReactNode;
}

const SEARCH_DELAY_MS = 300;
const NO_ROWS: readonly never[] = [];

/** A table that is searched, ordered, paged, walked by keyboard, and folded to the room it has. */
export function DataTable<Row>({ label, columns, rowKey, content, view, searchLabel, tools }: DataTableProps<Row>) {
  const { state, onState, lengths } = view;
  const loadedContent = content.kind === 'rows' ? content : null;
  const model = useTableModel({
    rows: loadedContent?.rows ?? NO_ROWS,
    columns,
    rowKey,
    state,
    total: loadedContent?.total ?? null,
    isSearched: loadedContent?.isSearched ?? false,
  });
  return (
    <TableRoot>
      {(searchLabel !== undefined || tools) && (
        <TableToolbar>
          {searchLabel !== undefined && (
            <DebouncedSearch
              label={searchLabel}
              search={state.search}
              onSearch={(search) => onState(updateTableState(state, { search }))}
            />
          )}
          {tools?.(model.orderedRows)}
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
      {loadedContent && model.total > 0 && (
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

/** What is typed is searched for once the typing pauses. */
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
  const latestOnSearch = useRef(onSearch);
  useEffect(() => {
    latestOnSearch.current = onSearch;
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      latestOnSearch.current(draft);
      setDraft(null);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return <SearchField label={label} text={draft ?? search} onText={setDraft} />;
}

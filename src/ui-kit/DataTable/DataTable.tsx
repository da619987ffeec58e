import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pager } from '../Pager/Pager.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import type { Column } from './column.ts';
import { Bar, Whole } from './DataTable.styles.ts';
import { Bones } from './Bones.tsx';
import { Grid } from './Grid.tsx';
import { changeTable, pressSort, type PageLength, type TableState } from './tableState.ts';
import { useTableModel } from './useTableModel.ts';

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
      readonly searched?: boolean;
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
  tools?: (arranged: readonly Row[]) => ReactNode;
}

const SEARCH_AFTER_MS = 300;
const none: readonly never[] = [];

/** A table that is searched, ordered, paged, walked by keyboard, and folded to the room it has. */
export function DataTable<Row>({ label, columns, rowKey, content, view, searchLabel, tools }: DataTableProps<Row>) {
  const { state, onState, lengths } = view;
  const filled = content.kind === 'rows' ? content : null;
  const model = useTableModel({ rows: filled?.rows ?? none, columns, rowKey, state, total: filled?.total ?? null, searched: filled?.searched ?? false });
  return (
    <Whole>
      {(searchLabel !== undefined || tools) && (
        <Bar>
          {searchLabel !== undefined && <Search label={searchLabel} search={state.search} onSearch={(search) => onState(changeTable(state, { search }))} />}
          {tools?.(model.arranged)}
        </Bar>
      )}
      {content.kind === 'loading' && <Bones columns={columns} rows={state.length} />}
      {content.kind === 'failed' && content.panel}
      {filled && (
        <Grid
          label={label}
          columns={columns}
          rows={model.page}
          arranged={model.arranged}
          total={model.total}
          before={model.before}
          sort={state.sort}
          onSort={(column) => onState(pressSort(state, column))}
          busy={filled.busy ?? false}
        >
          {filled.empty}
        </Grid>
      )}
      {filled && model.total > 0 && (
        <Pager
          label={label}
          page={Math.min(state.page, model.lastPage)}
          length={state.length}
          total={model.total}
          lengths={lengths}
          onPage={(page) => onState({ ...state, page })}
          onLength={(length) => onState(changeTable(state, { length }))}
        />
      )}
    </Whole>
  );
}

/** What is typed is searched for once the typing pauses. */
function Search({ label, search, onSearch }: { label: string; search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      latest.current(typed);
      setTyped(null);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return <SearchField label={label} text={typed ?? search} onText={setTyped} />;
}

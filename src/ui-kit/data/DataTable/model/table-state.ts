/** Rows per page. `all` scrolls through every row. */
export type PageLength = 10 | 25 | 50 | 100 | 'all';

/** The reader's settings of a table, a plain value that pages keep in the address. */
export interface TableState {
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' } | null;
  /** From 1. */
  readonly page: number;
  readonly length: PageLength;
  readonly search: string;
  /** The page's own filters by name. Empty ones are left out. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Page lengths to choose from. */
export const pageLengths = [10, 25, 50, 100] as const satisfies readonly PageLength[];
export const pageLengthsAndAll = [...pageLengths, 'all'] as const satisfies readonly PageLength[];

export const defaultTableState: TableState = { sort: null, page: 1, length: 10, search: '', filters: {} };

const MAX_TEXT = 100;
const PARAM_NAMES = { sort: 'sort', page: 'page', length: 'length', search: 'search' } as const;
const truncateText = (text: string): string => text.slice(0, MAX_TEXT);

function readSort(raw: string | null): TableState['sort'] {
  const match = /^(-?)([\w-]{1,40})$/.exec(raw ?? '');
  return match?.[2] === undefined ? null : { column: match[2], direction: match[1] === '-' ? 'desc' : 'asc' };
}

/**
 * Parses a table's state from the address. Missing, unknown and out-of-range values come from `defaults`.
 *
 * Reads only the filters that `defaults` names. A filter that is empty in the address is off, even if `defaults` sets
 * it.
 */
export function readTableState(params: URLSearchParams, defaults: TableState): TableState {
  const page = Number(params.get(PARAM_NAMES.page) ?? defaults.page);
  const length =
    pageLengthsAndAll.find((candidate) => String(candidate) === params.get(PARAM_NAMES.length)) ?? defaults.length;
  return {
    sort: params.has(PARAM_NAMES.sort) ? readSort(params.get(PARAM_NAMES.sort)) : defaults.sort,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    length,
    search: truncateText(params.get(PARAM_NAMES.search) ?? defaults.search),
    filters: Object.fromEntries(
      Object.entries(defaults.filters).map(([name, value]) => [name, truncateText(params.get(name) ?? value)]),
    ),
  };
}

const setParam = (params: URLSearchParams, name: string, value: string, initial: string): void => {
  if (value === initial) params.delete(name);
  else params.set(name, value);
};
const formatSort = (sort: TableState['sort']): string =>
  sort === null ? '' : `${sort.direction === 'desc' ? '-' : ''}${sort.column}`;

/** Writes a state into the address: only values that differ from `defaults`. Other parameters stay. */
export function writeTableState(params: URLSearchParams, state: TableState, defaults: TableState): URLSearchParams {
  const next = new URLSearchParams(params);
  setParam(next, PARAM_NAMES.sort, formatSort(state.sort), formatSort(defaults.sort));
  setParam(next, PARAM_NAMES.page, String(state.page), '1');
  setParam(next, PARAM_NAMES.length, String(state.length), String(defaults.length));
  setParam(next, PARAM_NAMES.search, state.search, defaults.search);
  for (const [name, initial] of Object.entries(defaults.filters))
    setParam(next, name, state.filters[name] ?? '', initial);
  return next;
}

/** Checks whether an address holds table settings, which then override the saved ones. */
export const hasTableParams = (params: URLSearchParams, defaults: TableState): boolean =>
  [...Object.values(PARAM_NAMES), ...Object.keys(defaults.filters)].some((name) => params.has(name));

/** Changes a state. Another order, search, filter or length returns to the first page. */
export const updateTableState = (state: TableState, change: Partial<Omit<TableState, 'page'>>): TableState => ({
  ...state,
  ...change,
  page: 1,
});

/** Next order after a press on a header: ascending, descending, and ascending again. */
export function toggleSort(state: TableState, column: string): TableState {
  const isAscending = state.sort?.column === column && state.sort.direction === 'asc';
  return updateTableState(state, { sort: { column, direction: isAscending ? 'desc' : 'asc' } });
}

/** How many rows a page holds; `all` scrolls through everything. */
export type PageLength = 10 | 25 | 50 | 100 | 'all';

/** What a reader has set on a table. A plain value: pages keep it in the address. */
export interface TableState {
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' } | null;
  /** From 1. */
  readonly page: number;
  readonly length: PageLength;
  readonly search: string;
  /** The page's own filters by name; one that is empty is left out. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Lengths of the specification, section 9. */
export const pageLengths = [10, 25, 50, 100] as const satisfies readonly PageLength[];
export const pageLengthsAndAll = [...pageLengths, 'all'] as const satisfies readonly PageLength[];

export const defaultTableState: TableState = { sort: null, page: 1, length: 10, search: '', filters: {} };

const MAX_TEXT = 100;
const PARAM_NAMES = { sort: 'sort', page: 'page', length: 'length', search: 'search' } as const;
const truncate = (text: string): string => text.slice(0, MAX_TEXT);

function readSort(raw: string | null): TableState['sort'] {
  const match = /^(-?)([\w-]{1,40})$/.exec(raw ?? '');
  return match?.[2] === undefined ? null : { column: match[2], direction: match[1] === '-' ? 'desc' : 'asc' };
}

/**
 * A table's state from the address: what is missing, unknown or out of range is as in `fresh`. Only the filters that `fresh`
 * names are read; a filter that the address holds empty is off even where `fresh` has it on.
 */
export function readTableState(params: URLSearchParams, defaults: TableState): TableState {
  const page = Number(params.get(PARAM_NAMES.page) ?? defaults.page);
  const length =
    pageLengthsAndAll.find((candidate) => String(candidate) === params.get(PARAM_NAMES.length)) ?? defaults.length;
  return {
    sort: params.has(PARAM_NAMES.sort) ? readSort(params.get(PARAM_NAMES.sort)) : defaults.sort,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    length,
    search: truncate(params.get(PARAM_NAMES.search) ?? defaults.search),
    filters: Object.fromEntries(
      Object.entries(defaults.filters).map(([name, value]) => [name, truncate(params.get(name) ?? value)]),
    ),
  };
}

const setParam = (params: URLSearchParams, name: string, value: string, initial: string): void => {
  if (value === initial) params.delete(name);
  else params.set(name, value);
};
const sortText = (sort: TableState['sort']): string =>
  sort === null ? '' : `${sort.direction === 'desc' ? '-' : ''}${sort.column}`;

/** The address with this state in it: only what differs from `fresh`. Other parameters stay as they are. */
export function writeTableState(params: URLSearchParams, state: TableState, defaults: TableState): URLSearchParams {
  const next = new URLSearchParams(params);
  setParam(next, PARAM_NAMES.sort, sortText(state.sort), sortText(defaults.sort));
  setParam(next, PARAM_NAMES.page, String(state.page), '1');
  setParam(next, PARAM_NAMES.length, String(state.length), String(defaults.length));
  setParam(next, PARAM_NAMES.search, state.search, defaults.search);
  for (const [name, initial] of Object.entries(defaults.filters))
    setParam(next, name, state.filters[name] ?? '', initial);
  return next;
}

/** Whether an address says anything of a table: then what was saved gives way to it. */
export const hasTableParams = (params: URLSearchParams, defaults: TableState): boolean =>
  [...Object.values(PARAM_NAMES), ...Object.keys(defaults.filters)].some((name) => params.has(name));

/** Another order, search, filter or length starts at the first page again. */
export const updateTableState = (state: TableState, change: Partial<Omit<TableState, 'page'>>): TableState => ({
  ...state,
  ...change,
  page: 1,
});

/** One press on a header: up, down, and up again. */
export function toggleSort(state: TableState, column: string): TableState {
  const isAscending = state.sort?.column === column && state.sort.direction === 'asc';
  return updateTableState(state, { sort: { column, direction: isAscending ? 'desc' : 'asc' } });
}

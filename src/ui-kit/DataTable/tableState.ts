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

export const freshTable: TableState = { sort: null, page: 1, length: 10, search: '', filters: {} };

const LONGEST = 100;
const own = { sort: 'sort', page: 'page', length: 'length', search: 'search' } as const;
const cut = (text: string): string => text.slice(0, LONGEST);

function readSort(raw: string | null): TableState['sort'] {
  const match = /^(-?)([\w-]{1,40})$/.exec(raw ?? '');
  return match?.[2] === undefined ? null : { column: match[2], direction: match[1] === '-' ? 'desc' : 'asc' };
}

/**
 * A table's state from the address: what is missing, unknown or out of range is as in `fresh`. Only the filters that `fresh`
 * names are read; a filter that the address holds empty is off even where `fresh` has it on.
 */
export function readTableState(params: URLSearchParams, fresh: TableState): TableState {
  const page = Number(params.get(own.page) ?? fresh.page);
  const length = pageLengthsAndAll.find((known) => String(known) === params.get(own.length)) ?? fresh.length;
  return {
    sort: params.has(own.sort) ? readSort(params.get(own.sort)) : fresh.sort,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    length,
    search: cut(params.get(own.search) ?? fresh.search),
    filters: Object.fromEntries(Object.entries(fresh.filters).map(([name, value]) => [name, cut(params.get(name) ?? value)])),
  };
}

const put = (params: URLSearchParams, name: string, value: string, initial: string): void => {
  if (value === initial) params.delete(name);
  else params.set(name, value);
};
const sortText = (sort: TableState['sort']): string => (sort === null ? '' : `${sort.direction === 'desc' ? '-' : ''}${sort.column}`);

/** The address with this state in it: only what differs from `fresh`. Other parameters stay as they are. */
export function writeTableState(params: URLSearchParams, state: TableState, fresh: TableState): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, own.sort, sortText(state.sort), sortText(fresh.sort));
  put(next, own.page, String(state.page), '1');
  put(next, own.length, String(state.length), String(fresh.length));
  put(next, own.search, state.search, fresh.search);
  for (const [name, initial] of Object.entries(fresh.filters)) put(next, name, state.filters[name] ?? '', initial);
  return next;
}

/** Whether an address says anything of a table: then what was saved gives way to it. */
export const speaksOfTable = (params: URLSearchParams, fresh: TableState): boolean =>
  [...Object.values(own), ...Object.keys(fresh.filters)].some((name) => params.has(name));

/** Another order, search, filter or length starts at the first page again. */
export const changeTable = (state: TableState, change: Partial<Omit<TableState, 'page'>>): TableState => ({ ...state, ...change, page: 1 });

/** One press on a header: up, down, and up again. */
export function pressSort(state: TableState, column: string): TableState {
  const again = state.sort?.column === column && state.sort.direction === 'asc';
  return changeTable(state, { sort: { column, direction: again ? 'desc' : 'asc' } });
}

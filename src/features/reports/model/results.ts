import { parseTimestamp } from '#shared/format/timestamp.ts';
import { defaultTableState, type TableState } from '#ui-kit';

const NEWEST_FIRST = { column: 'settled', direction: 'desc' } as const;

/** Defaults of the results' address: their days and one sport. */
export const freshResults: TableState = {
  ...defaultTableState,
  length: 25,
  sort: NEWEST_FIRST,
  filters: { days: 'today', sport: '' },
};

/** Tells whether the server's own order, newest first, fits. Any other order needs all results. */
export const isServerOrder = ({ sort }: Pick<TableState, 'sort'>): boolean =>
  sort === null || (sort.column === NEWEST_FIRST.column && sort.direction === NEWEST_FIRST.direction);

/** Tells whether a page of results is sorted newest first. */
export const isNewestFirst = (rows: readonly { readonly settledAt: string }[]): boolean =>
  rows.every(
    ({ settledAt }, index) =>
      index === 0 || (parseTimestamp(rows[index - 1]?.settledAt) ?? 0) >= (parseTimestamp(settledAt) ?? 0),
  );

import { parseTimestamp } from '#shared/format/timestamp.ts';
import { defaultTableState, type TableState } from '#ui-kit';

const NEWEST_FIRST = { column: 'settled', direction: 'desc' } as const;

/** What the address may say of the results: their days and one sport. */
export const freshResults: TableState = {
  ...defaultTableState,
  length: 25,
  sort: NEWEST_FIRST,
  filters: { days: 'today', sport: '' },
};

/** The server pages the results newest first; any other order needs all of them. */
export const isServerOrder = ({ sort }: Pick<TableState, 'sort'>): boolean =>
  sort === null || (sort.column === NEWEST_FIRST.column && sort.direction === NEWEST_FIRST.direction);

/** Whether a page of the server's is in the order that it should have. */
export const isNewestFirst = (rows: readonly { readonly settledAt: string }[]): boolean =>
  rows.every(
    ({ settledAt }, at) =>
      at === 0 || (parseTimestamp(rows[at - 1]?.settledAt) ?? 0) >= (parseTimestamp(settledAt) ?? 0),
  );

import type { Paged } from './contract/rows.ts';

/** Rows asked for at a time: a server that gives fewer to a page is followed at its own pace. */
export const ROWS_AT_ONCE = 500;

/** The server counts more rows than it hands out: what was read is not everything. */
export class MissingRows extends Error {
  override readonly name = 'MissingRows';
}

interface Reading<Row> {
  readonly signal: AbortSignal;
  /** After each page: rows read, and rows there are. */
  readonly onProgress?: (done: number, total: number) => void;
  /** By it a row is known that is met again, because newer ones pushed it to the next page. */
  readonly keyOf: (row: Row) => string;
}

/**
 * Every row of a paged list, page by page, each row once. Throws what a page throws (also the signal's abort), and `MissingRows`
 * where the pages end before the server's own count: an export that lacks rows must not look whole.
 */
export async function everyRow<Row>(
  page: (asked: { readonly page: number; readonly limit: number; readonly signal: AbortSignal }) => Promise<Paged<Row>>,
  { signal, onProgress, keyOf }: Reading<Row>,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  let total = Number.POSITIVE_INFINITY;
  for (let number = 1; found.size < total; number += 1) {
    const read = await page({ page: number, limit: ROWS_AT_ONCE, signal });
    signal.throwIfAborted();
    total = read.total;
    const before = found.size;
    for (const row of read.rows) found.set(keyOf(row), row);
    onProgress?.(Math.min(found.size, total), total);
    if (found.size === before) break;
  }
  if (found.size < total) throw new MissingRows(`${found.size} of ${total} rows`);
  return [...found.values()];
}

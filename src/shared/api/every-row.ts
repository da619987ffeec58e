import type { Paged } from './contract/paged.ts';

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

type Page<Row> = (asked: { readonly page: number; readonly limit: number; readonly signal: AbortSignal }) => Promise<Paged<Row>>;

/** As often a list that loses rows while it is read is read anew. */
const ATTEMPTS = 3;

/** One walk through the pages; null where it met fewer rows than the server counted when it began. */
async function walk<Row>(page: Page<Row>, { signal, onProgress, keyOf }: Reading<Row>): Promise<readonly Row[] | null> {
  const found = new Map<string, Row>();
  let total = 0;
  for (let number = 1; number === 1 || found.size < total; number += 1) {
    signal.throwIfAborted();
    const read = await page({ page: number, limit: ROWS_AT_ONCE, signal });
    signal.throwIfAborted();
    if (number === 1) total = read.total;
    const before = found.size;
    for (const row of read.rows) found.set(keyOf(row), row);
    onProgress?.(Math.min(found.size, total), total);
    if (found.size === before) break;
  }
  return found.size < total ? null : [...found.values()];
}

/**
 * Every row of a paged list, page by page, each row once: those there were when reading began. Throws what a page throws (also the
 * signal's abort), and `MissingRows` where the pages keep ending before the server's own count: an export that lacks rows must
 * not look whole.
 */
export async function everyRow<Row>(page: Page<Row>, reading: Reading<Row>): Promise<readonly Row[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const rows = await walk(page, reading);
    if (rows !== null) return rows;
  }
  throw new MissingRows('fewer rows than the server counts');
}

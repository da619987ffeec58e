import type { Paged } from '../contract/schema/paged.ts';

/** Rows asked for at a time: a server that gives fewer to a page is followed at its own pace. */
export const ROWS_PER_PAGE = 500;

/** The server counts more rows than it hands out: what was read is not everything. */
export class MissingRowsError extends Error {
  override readonly name = 'MissingRows';
}

interface ReadEveryRowOptions<Row> {
  readonly signal: AbortSignal;
  /** After each page: rows read, and rows there are, as far as they are known. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Recognises a row that newer ones pushed to the next page. Alike rows of one page are different rows. */
  readonly keyOf: (row: Row) => string;
  /** Ends after the page that brings this many rows; left out: after the last page. */
  readonly maxRows?: number;
}

interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

type FetchPage<Row> = (request: PageRequest) => Promise<Paged<Row>>;

/** As often a list that loses rows while it is read is read anew. */
const MAX_ATTEMPTS = 3;
/** A server that never ends its pages is left after this many. */
const MAX_PAGES = 2_000;

/** For lists whose rows have no id of their own: no row is ever recognised. */
export const createRowCounter = (): (() => string) => {
  let position = 0;
  return () => String(position++);
};

/**
 * One walk through the pages; null where it met fewer rows than the server counted when it began. Where the server does
 * not count, the walk ends with a page that is shorter than the first one, empty, or the same as the page before.
 */
async function readPages<Row>(page: FetchPage<Row>, options: ReadEveryRowOptions<Row>): Promise<readonly Row[] | null> {
  const { signal, onProgress, keyOf, maxRows = Number.POSITIVE_INFINITY } = options;
  const found = new Map<string, Row>();
  let total: number | null = null;
  let dropped = 0;
  let fullPage = 0;
  let previousContent = '';
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    signal.throwIfAborted();
    const read = await page({ page: number, limit: ROWS_PER_PAGE, signal });
    signal.throwIfAborted();
    if (number === 1) [total, fullPage] = [read.total, read.received];
    const content = JSON.stringify(read.rows);
    if (content === previousContent) break;
    previousContent = content;
    const sizeBefore = found.size;
    const alike = new Map<string, number>();
    for (const row of read.rows) {
      const key = keyOf(row);
      const place = (alike.get(key) ?? 0) + 1;
      alike.set(key, place);
      found.set(`${key} ${place}`, row);
    }
    dropped += read.received - read.rows.length;
    const countedRows = found.size + dropped;
    onProgress?.(Math.min(countedRows, total ?? countedRows), total ?? countedRows);
    if (
      found.size === sizeBefore ||
      countedRows >= maxRows ||
      (total === null ? read.received < fullPage : countedRows >= total)
    )
      break;
  }
  return total !== null && found.size + dropped < Math.min(total, maxRows) ? null : [...found.values()];
}

/**
 * Every row of a paged list, page by page, each row once: those there were when reading began. Rows that do not fit the
 * contract are left out. Throws what a page throws (also the signal's abort), and `MissingRows` where the pages keep
 * ending before the server's own count: an export that lacks rows must not look whole.
 */
export async function fetchEveryRow<Row>(
  fetchPage: FetchPage<Row>,
  options: ReadEveryRowOptions<Row>,
): Promise<readonly Row[]> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const rows = await readPages(fetchPage, options);
    if (rows !== null) return rows;
  }
  throw new MissingRowsError('fewer rows than the server counts');
}

import type { Paged } from '../contract/schema/paged.ts';

/** Requested page length. Servers may respond with shorter pages. */
export const ROWS_PER_PAGE = 500;

/** Thrown when the server counts more rows than its pages contain. */
export class MissingRowsError extends Error {
  override readonly name = 'MissingRows';
}

interface ReadEveryRowOptions<Row> {
  readonly signal: AbortSignal;
  /** Called after each page with the rows read and the total, if the server tells it. */
  readonly onProgress?: (done: number, total: number) => void;
  /**
   * Returns the identity of a row, to recognise one that newer rows pushed to the next page. Equal rows of one page are
   * different rows.
   */
  readonly getKey: (row: Row) => string;
  /** Stops after the page that reaches this number of rows. Without it, reads all pages. */
  readonly maxRows?: number;
}

interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

type FetchPage<Row> = (request: PageRequest) => Promise<Paged<Row>>;

/** How many times to restart when rows shift during paging. */
const MAX_ATTEMPTS = 3;
/** Greatest number of pages, for servers that never end their pages. */
const MAX_PAGES = 2_000;

/** For lists whose rows have no id: treats every row as new. */
export const createRowCounter = (): (() => string) => {
  let position = 0;
  return () => String(position++);
};

interface Reading<Row> {
  /** One of the rows with the same key and place on different pages: newer rows may have pushed it. */
  readonly rows: readonly Row[];
  /** The rows of all pages as they came. */
  readonly sent: readonly Row[];
  /** Rows that did not fit the contract. */
  readonly dropped: number;
  /** How many rows the server counts at the start; 0 without a count. */
  readonly expected: number;
}

/**
 * Reads the pages once. Without a count of the server, reading ends with a page that is empty, shorter than the first
 * one, or equal to the previous one.
 */
async function readPages<Row>(page: FetchPage<Row>, options: ReadEveryRowOptions<Row>): Promise<Reading<Row>> {
  const { signal, onProgress, getKey, maxRows = Number.POSITIVE_INFINITY } = options;
  const found = new Map<string, Row>();
  const sent: Row[] = [];
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
    sent.push(...read.rows);
    const sizeBefore = found.size;
    const alike = new Map<string, number>();
    for (const row of read.rows) {
      const key = getKey(row);
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
  return { rows: [...found.values()], sent, dropped, expected: Math.min(total ?? 0, maxRows) };
}

/**
 * Reads every row of a paged list, each row once, as of the start. Drops rows that do not fit the contract. Two equal
 * readings show that nothing moved: equal rows on different pages are then different rows.
 *
 * Throws what a page throws (also the signal's abort), and `MissingRows` when the pages keep ending before the server's
 * count. An export with missing rows must not look complete.
 */
export async function fetchEveryRow<Row>(
  fetchPage: FetchPage<Row>,
  options: ReadEveryRowOptions<Row>,
): Promise<readonly Row[]> {
  let previous = '';
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { rows, sent, dropped, expected } = await readPages(fetchPage, options);
    if (rows.length + dropped >= expected) return rows;
    const content = JSON.stringify(sent);
    if (content === previous && sent.length + dropped >= expected) return sent;
    previous = content;
  }
  throw new MissingRowsError('fewer rows than the server counts');
}

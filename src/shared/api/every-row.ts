import type { Paged } from './contract/paged.ts';

/** Rows asked for at a time: a server that gives fewer to a page is followed at its own pace. */
export const ROWS_AT_ONCE = 500;

/** The server counts more rows than it hands out: what was read is not everything. */
export class MissingRows extends Error {
  override readonly name = 'MissingRows';
}

interface Reading<Row> {
  readonly signal: AbortSignal;
  /** After each page: rows read, and rows there are, as far as they are known. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Recognises a row that newer ones pushed to the next page. Alike rows of one page are different rows. */
  readonly keyOf: (row: Row) => string;
  /** Ends after the page that brings this many rows; left out: after the last page. */
  readonly most?: number;
}

interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

type Page<Row> = (asked: PageRequest) => Promise<Paged<Row>>;

/** As often a list that loses rows while it is read is read anew. */
const ATTEMPTS = 3;
/** A server that never ends its pages is left after this many. */
const MOST_PAGES = 2_000;

/** For lists whose rows have no id of their own: no row is ever recognised. */
export const inTurn = (): (() => string) => {
  let place = 0;
  return () => String(place++);
};

/**
 * One walk through the pages; null where it met fewer rows than the server counted when it began. Where the server does
 * not count, the walk ends with a page that is shorter than the first one, empty, or the same as the page before.
 */
async function walk<Row>(page: Page<Row>, reading: Reading<Row>): Promise<readonly Row[] | null> {
  const { signal, onProgress, keyOf, most = Number.POSITIVE_INFINITY } = reading;
  const found = new Map<string, Row>();
  let total: number | null = null;
  let dropped = 0;
  let fullPage = 0;
  let before = '';
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    signal.throwIfAborted();
    const read = await page({ page: number, limit: ROWS_AT_ONCE, signal });
    signal.throwIfAborted();
    if (number === 1) [total, fullPage] = [read.total, read.received];
    const content = JSON.stringify(read.rows);
    if (content === before) break;
    before = content;
    const had = found.size;
    const alike = new Map<string, number>();
    for (const row of read.rows) {
      const key = keyOf(row);
      const place = (alike.get(key) ?? 0) + 1;
      alike.set(key, place);
      found.set(`${key} ${place}`, row);
    }
    dropped += read.received - read.rows.length;
    const met = found.size + dropped;
    onProgress?.(Math.min(met, total ?? met), total ?? met);
    if (found.size === had || met >= most || (total === null ? read.received < fullPage : met >= total)) break;
  }
  return total !== null && found.size + dropped < Math.min(total, most) ? null : [...found.values()];
}

/**
 * Every row of a paged list, page by page, each row once: those there were when reading began. Rows that do not fit the
 * contract are left out. Throws what a page throws (also the signal's abort), and `MissingRows` where the pages keep
 * ending before the server's own count: an export that lacks rows must not look whole.
 */
export async function everyRow<Row>(page: Page<Row>, reading: Reading<Row>): Promise<readonly Row[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const rows = await walk(page, reading);
    if (rows !== null) return rows;
  }
  throw new MissingRows('fewer rows than the server counts');
}

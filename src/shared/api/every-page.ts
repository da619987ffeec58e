import type { Paged } from './contract/rows.ts';

export interface EveryPage<Row> {
  /** Rows of all pages together, in the server's order. */
  readonly rows: readonly Row[];
  /** False: there are more than were asked for. */
  readonly complete: boolean;
}

export interface Reading {
  readonly signal?: AbortSignal | undefined;
  /** After every page: rows read, and how many there are as far as the server says. */
  readonly onProgress?: ((read: number, total: number) => void) | undefined;
  /** Rows of one request. */
  readonly limit?: number;
  /** Rows at which reading stops. */
  readonly most?: number;
}

/**
 * Reads a paginated list to its end, a page after the other. A server that counts wrong, or gives shorter pages than it was asked
 * for, is still read to its end: an empty page is the only sure one. Rejects as `readPage` does, and when the signal says so.
 */
export async function everyPage<Row>(
  readPage: (page: { readonly page: number; readonly limit: number }) => Promise<Paged<Row>>,
  { signal, onProgress, limit = 500, most = 20_000 }: Reading = {},
): Promise<EveryPage<Row>> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const found = await readPage({ page, limit });
    rows.push(...found.rows);
    const ended = found.rows.length === 0 || (rows.length >= found.total && found.rows.length < limit);
    onProgress?.(rows.length, ended ? rows.length : Math.max(found.total, rows.length));
    if (ended) return { rows, complete: true };
    if (rows.length >= most) return { rows: rows.slice(0, most), complete: rows.length === most && rows.length >= found.total };
    // A full last page of a server that counts right needs no empty one after it.
    if (rows.length === found.total) return { rows, complete: true };
  }
}

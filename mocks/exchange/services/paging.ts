import type { PagedRows, PagingParams, TimeSpan } from '../interface/paging-and-results.ts';

/** Returns one page of a list. An invalid page means the first page, an invalid limit means all rows. */
export function paginate<T>(rows: readonly T[], { page = 1, limit }: PagingParams): PagedRows<T> {
  const size = limit !== undefined && limit > 0 ? Math.floor(limit) : rows.length;
  const number = Math.max(1, Math.floor(page));
  return { rows: rows.slice((number - 1) * size, number * size), total: rows.length, page: number };
}

/** Parses both ends to milliseconds. A missing or unreadable end is open. */
export function parseTimeSpan({ from, to }: TimeSpan): { readonly from: number; readonly to: number } {
  const start = Date.parse(from ?? '');
  const end = Date.parse(to ?? '');
  return { from: Number.isNaN(start) ? -Infinity : start, to: Number.isNaN(end) ? Infinity : end };
}

export const toIso = (time: number): string => new Date(time).toISOString();

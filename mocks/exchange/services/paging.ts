import type { PagedRows, PagingParams, TimeSpan } from '../interface/paging-and-results.ts';

/** One page of a list. A page or limit that makes no sense is taken as the first, and as everything. */
export function paginate<T>(rows: readonly T[], { page = 1, limit }: PagingParams): PagedRows<T> {
  const size = limit !== undefined && limit > 0 ? Math.floor(limit) : rows.length;
  const number = Math.max(1, Math.floor(page));
  return { rows: rows.slice((number - 1) * size, number * size), total: rows.length, page: number };
}

/** Both ends in milliseconds. An end that is missing or unreadable is open. */
export function parseTimeSpan({ from, to }: TimeSpan): { readonly from: number; readonly to: number } {
  const start = Date.parse(from ?? '');
  const end = Date.parse(to ?? '');
  return { from: Number.isNaN(start) ? -Infinity : start, to: Number.isNaN(end) ? Infinity : end };
}

export const toIso = (time: number): string => new Date(time).toISOString();

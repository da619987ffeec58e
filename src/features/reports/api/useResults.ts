import { useQuery } from '@tanstack/react-query';
import type { TableState } from '#ui-kit';
import { isNewestFirst, isServerOrder } from '../model/results.ts';
import { reportQueries, type ResultsProgress, type SettledMarketResult, type ReportSpan } from './queries.ts';

/** A page of everything would be the whole of the world's sport. */
const MAX_PAGE_LENGTH = 100;

export interface ResultsState {
  readonly data: { readonly rows: readonly SettledMarketResult[]; readonly total: number | null } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  /** How far the reading of all results is; null while they are not read. */
  readonly progress: ResultsProgress | null;
  /** False: there are more results than could be read, so the order is only that of those which were. */
  readonly complete: boolean;
}

/**
 * The results of a span: one page of the server's, which are newest first, or all of them where the reader wants another order.
 * A server whose first page, or this one, is in no such order is read as a whole too, and put in order here.
 */
export function useResults(span: ReportSpan, sportId: string, state: TableState): ResultsState {
  const limit = state.length === 'all' ? MAX_PAGE_LENGTH : state.length;
  const isServerOrdered = isServerOrder(state);
  const firstPage = useQuery({ ...reportQueries.results({ span, sportId, page: 1, limit }), enabled: isServerOrdered });
  const page = useQuery({
    ...reportQueries.results({ span, sportId, page: state.page, limit }),
    enabled: isServerOrdered,
  });
  const isInOrder =
    isServerOrdered && [firstPage, page].every(({ data }) => data === undefined || isNewestFirst(data.rows));
  const allResults = useQuery({ ...reportQueries.allResults(span, sportId), enabled: !isInOrder });
  const { data: progress = null } = useQuery(reportQueries.resultsProgress(span, sportId));
  if (isInOrder) {
    const { data, error, isFetching, refetch } = page;
    return { data, error, isFetching, refetch, progress: null, complete: true };
  }
  const { data, error, isFetching, refetch } = allResults;
  return {
    data: data === undefined ? undefined : { rows: data.rows, total: null },
    error,
    isFetching,
    refetch,
    progress: data === undefined && isFetching ? progress : null,
    complete: data?.complete ?? true,
  };
}

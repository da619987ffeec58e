import { useQuery } from '@tanstack/react-query';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import type { TableState } from '#ui-kit';
import { isNewestFirst, isServerOrder } from '../model/results.ts';
import { reportQueries, type ReportSpan, type ResultsProgress, type SettledMarketResult } from './queries.ts';

/** Limits "All" to a page that the server can return. */
const MAX_PAGE_LENGTH = 100;

export interface ResultsState {
  readonly data: { readonly rows: readonly SettledMarketResult[]; readonly total: number | null } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  /** Progress of loading all results; null when they are not loading. */
  readonly progress: ResultsProgress | null;
  /** False when not all results were loaded, so only the loaded ones are sorted. */
  readonly isComplete: boolean;
}

/**
 * The results of a span: one page of the server, newest first, or all of them for another order.
 * Also loads and sorts all results when the server's first page, or this one, is not newest first.
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
  const pageRead = useRetriableRead(page);
  const fullRead = useRetriableRead(allResults);
  if (isInOrder) return { ...pageRead, progress: null, isComplete: true };
  const { data, error, isFetching, refetch } = fullRead;
  return {
    data: data === undefined ? undefined : { rows: data.rows, total: null },
    error,
    isFetching,
    refetch,
    progress: data === undefined && isFetching ? progress : null,
    isComplete: data?.isComplete ?? true,
  };
}

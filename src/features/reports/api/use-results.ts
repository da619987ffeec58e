import { useQuery } from '@tanstack/react-query';
import type { TableState } from '#ui-kit';
import { isNewestFirst, isServerOrder } from '../model/results.ts';
import { reportQueries, type ReadingProgress, type Result, type Span } from './queries.ts';

/** A page of everything would be the whole of the world's sport. */
const LONGEST_PAGE = 100;

export interface ResultsRead {
  readonly data: { readonly rows: readonly Result[]; readonly total: number | null } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  /** How far the reading of all results is; null while they are not read. */
  readonly progress: ReadingProgress | null;
  /** False: there are more results than could be read, so the order is only that of those which were. */
  readonly complete: boolean;
}

/**
 * The results of a span: one page of the server's, which are newest first, or all of them where the reader wants another order.
 * A server whose first page, or this one, is in no such order is read as a whole too, and put in order here.
 */
export function useResults(span: Span, sportId: string, state: TableState): ResultsRead {
  const limit = state.length === 'all' ? LONGEST_PAGE : state.length;
  const byServer = isServerOrder(state);
  const first = useQuery({ ...reportQueries.results({ span, sportId, page: 1, limit }), enabled: byServer });
  const page = useQuery({ ...reportQueries.results({ span, sportId, page: state.page, limit }), enabled: byServer });
  const inOrder = byServer && [first, page].every(({ data }) => data === undefined || isNewestFirst(data.rows));
  const every = useQuery({ ...reportQueries.everyResult(span, sportId), enabled: !inOrder });
  const { data: progress = null } = useQuery(reportQueries.resultsProgress(span, sportId));
  if (inOrder) {
    const { data, error, isFetching, refetch } = page;
    return { data, error, isFetching, refetch, progress: null, complete: true };
  }
  const { data, error, isFetching, refetch } = every;
  return {
    data: data === undefined ? undefined : { rows: data.rows, total: null },
    error,
    isFetching,
    refetch,
    progress: data === undefined && isFetching ? progress : null,
    complete: data?.complete ?? true,
  };
}

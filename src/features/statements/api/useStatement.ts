import { useQuery } from '@tanstack/react-query';
import type { DayRange } from '#shared/format/days.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { type NumberedRow, type StatementProgress, statementQueries } from './queries.ts';

export interface StatementState {
  /** Undefined until the last page is loaded. */
  readonly rows: readonly NumberedRow[] | undefined;
  readonly isComplete: boolean | undefined;
  /** Null with a single page, and when loading has finished. */
  readonly progress: StatementProgress | null;
  /** The error when there are no rows to show. */
  readonly error: Error | null;
  /** True when a refetch failed and the rows are from an earlier load. */
  readonly hasRefreshFailed: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The statement rows of some days. Loads nothing for null days. */
export function useStatement(days: DayRange | null): StatementState {
  const query = useQuery(statementQueries.byDays(days));
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  const { data: progress = null } = useQuery(statementQueries.progress(days));
  return {
    rows: data?.rows,
    isComplete: data?.isComplete,
    progress: isFetching && data === undefined ? progress : null,
    error: data === undefined ? error : null,
    hasRefreshFailed: data !== undefined && error !== null,
    isFetching,
    refetch: () => void refetch(),
  };
}

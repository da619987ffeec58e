import { useQuery } from '@tanstack/react-query';
import type { DayRange } from '#shared/format/days.ts';
import { statementQueries, type NumberedRow, type StatementProgress } from './queries.ts';

export interface StatementState {
  /** Undefined until the last page is read. */
  readonly rows: readonly NumberedRow[] | undefined;
  readonly complete: boolean | undefined;
  /** Null with a single page, and once all are read. */
  readonly progress: StatementProgress | null;
  /** Why there are no rows. */
  readonly error: Error | null;
  /** The rows are older than the attempt to read them again, which failed. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The rows of some days; null: none are chosen, and nothing is asked. */
export function useStatement(days: DayRange | null): StatementState {
  const { data, error, isFetching, refetch } = useQuery(statementQueries.byDays(days));
  const { data: progress = null } = useQuery(statementQueries.progress(days));
  return {
    rows: data?.rows,
    complete: data?.complete,
    progress: isFetching && data === undefined ? progress : null,
    error: data === undefined ? error : null,
    isStale: data !== undefined && error !== null,
    isFetching: isFetching,
    refetch: () => void refetch(),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import type { TableState } from '#ui-kit';
import { type BetListName, type BetListQuery, isInList, needsFullRead } from '../model/bet-lists.ts';
import { type BetListProgress, betQueries, REFETCH_MS } from './queries.ts';

/** Page length of the request when the table shows everything on one page. */
const FALLBACK_LIMIT = 25;

export interface BetRowsResult {
  /** Undefined until the first response. */
  readonly rows: readonly Bet[] | undefined;
  /** Number of bets on all pages when `rows` is one server page; null when `rows` is the full list. */
  readonly total: number | null;
  readonly error: Error | null;
  /** Failures so far. `error` is null again while the next attempt runs. */
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
  /** Progress of reading the full list; null while none is read. */
  readonly progress: BetListProgress | null;
  readonly refetch: () => void;
}

/** Returns the bets of a table: one server page, or the full list when the bettor sorts or shows everything. */
export function useBetRows(list: BetListName, listQuery: BetListQuery | null, state: TableState): BetRowsResult {
  const readsAll = needsFullRead(list, state);
  const limit = state.length === 'all' ? FALLBACK_LIMIT : state.length;
  const pace = useOwnBetsInterval(REFETCH_MS);
  const refetchInterval = listQuery?.source === 'open' ? pace : false;
  const pageQuery = useQuery({ ...betQueries.page(listQuery, state.page, limit), enabled: !readsAll, refetchInterval });
  const allQuery = useQuery({ ...betQueries.all(listQuery), enabled: readsAll, refetchInterval });
  const progress = useQuery(betQueries.progress(listQuery)).data ?? null;
  const allRows = useMemo(() => allQuery.data?.filter(isInList(list)), [allQuery.data, list]);
  const activeQuery = readsAll ? allQuery : pageQuery;
  return {
    rows: readsAll ? allRows : pageQuery.data?.rows,
    total: readsAll ? null : (pageQuery.data?.total ?? null),
    error: activeQuery.error,
    errorUpdateCount: activeQuery.errorUpdateCount,
    isFetching: activeQuery.isFetching,
    progress: readsAll && allRows === undefined && allQuery.isFetching ? progress : null,
    refetch: () => void activeQuery.refetch(),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import type { TableState } from '#ui-kit';
import { isInList, needsFullRead, type BetListName, type BetListQuery } from '../model/bet-lists.ts';
import { REFETCH_MS, betQueries, type BetListProgress } from './queries.ts';

/** Only a page's length is asked of the server; everything on one page is a whole list. */
const FALLBACK_LIMIT = 25;

export interface BetRowsResult {
  /** Undefined until something was read. */
  readonly rows: readonly Bet[] | undefined;
  /** Bets on all pages where `rows` are one page of the server's; null where they are all. */
  readonly total: number | null;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** How far the reading of a whole list is; null while none is read. */
  readonly progress: BetListProgress | null;
  readonly refetch: () => void;
}

/** A list of bets as its table needs it: a page of it, or all of it where the reader asks for an order of their own. */
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
    isFetching: activeQuery.isFetching,
    progress: readsAll && allRows === undefined && allQuery.isFetching ? progress : null,
    refetch: () => void activeQuery.refetch(),
  };
}

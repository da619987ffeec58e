import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bet } from '#shared/domain/bet.ts';
import { useOwnPace } from '#shared/live/react.tsx';
import type { TableState } from '#ui-kit';
import { keeps, needsWhole, type BetListName, type BetQuestion } from '../model/lists.ts';
import { AGAIN_MS, betQueries, type ReadingProgress } from './queries.ts';

/** Only a page's length is asked of the server; everything on one page is a whole list. */
const PAGE_WHEN_WHOLE = 25;

export interface BetRowsRead {
  /** Undefined until something was read. */
  readonly rows: readonly Bet[] | undefined;
  /** Bets on all pages where `rows` are one page of the server's; null where they are all. */
  readonly total: number | null;
  readonly error: Error | null;
  readonly busy: boolean;
  /** How far the reading of a whole list is; null while none is read. */
  readonly progress: ReadingProgress | null;
  readonly again: () => void;
}

/** A list of bets as its table needs it: a page of it, or all of it where the reader asks for an order of their own. */
export function useBetRows(list: BetListName, question: BetQuestion | null, state: TableState): BetRowsRead {
  const asWhole = needsWhole(list, state);
  const limit = state.length === 'all' ? PAGE_WHEN_WHOLE : state.length;
  const pace = useOwnPace(AGAIN_MS);
  const refetchInterval = question?.source === 'open' ? pace : false;
  const page = useQuery({ ...betQueries.page(question, state.page, limit), enabled: !asWhole, refetchInterval });
  const whole = useQuery({ ...betQueries.whole(question), enabled: asWhole, refetchInterval });
  const progress = useQuery(betQueries.progress(question)).data ?? null;
  const all = useMemo(() => whole.data?.filter(keeps(list)), [whole.data, list]);
  const read = asWhole ? whole : page;
  return {
    rows: asWhole ? all : page.data?.rows,
    total: asWhole ? null : (page.data?.total ?? null),
    error: read.error,
    busy: read.isFetching,
    progress: asWhole && all === undefined && whole.isFetching ? progress : null,
    again: () => void read.refetch(),
  };
}

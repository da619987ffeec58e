import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { fetchEveryRow } from '#shared/api/client/fetch-every-row.ts';
import { openBets } from '#shared/api/contract/betting/bet-list.ts';
import { sportsPL } from '#shared/api/contract/betting/reports.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { add, type Money, sum, ZERO } from '#shared/domain/money/money.ts';
import { type Day, toDay, toTimeSpan } from '#shared/format/days.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';

/** Polling interval for settled bets while no stream delivers results, in milliseconds. */
const REFETCH_MS = 20_000;

const homeQueries = {
  /**
   * Result of the day's settled bets after commission. The query key is under the balance, because every settled bet
   * changes that.
   */
  today: (day: Day | null) =>
    queryOptions({
      queryKey: [...queryKeys.balance, 'today', day],
      queryFn: async ({ signal }): Promise<Money> => {
        const span = day === null ? null : toTimeSpan({ from: day, to: day });
        const rows = await read(sportsPL, { from_date: span?.from ?? null, to_date: span?.to ?? null }, { signal });
        return sum(rows.map(({ total, commission }) => add(total, commission ?? ZERO)));
      },
    }),
  /** Number of open bets: the total of a one-row page. Reads every row when the server does not count. */
  openCount: () =>
    queryOptions({
      queryKey: [...queryKeys.bets, 'open-count'],
      queryFn: async ({ signal }): Promise<number> =>
        (await read(openBets, { limit: 1, page: 1 }, { signal })).total ??
        (
          await fetchEveryRow((request) => read(openBets, { page: request.page, limit: request.limit }, { signal }), {
            signal,
            getKey: ({ betId }) => betId,
          })
        ).length,
    }),
};

/** Returns today's result; null until it has loaded, or when it fails. `now`: milliseconds since 1970-01-01 UTC. */
export function useTodayResult(now: number): Money | null {
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  return useQuery({ ...homeQueries.today(toDay(now)), refetchInterval }).data ?? null;
}

export function useOpenBetCount(): number | null {
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  return useQuery({ ...homeQueries.openCount(), refetchInterval }).data ?? null;
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { openBets } from '#shared/api/contract/bet-list.ts';
import { sportsPL } from '#shared/api/contract/report.ts';
import { everyRow } from '#shared/api/every-row.ts';
import { family } from '#shared/api/families.ts';
import { add, sum, ZERO, type Money } from '#shared/domain/money.ts';
import { dayOf, spanOfDays, type Day } from '#shared/format/days.ts';
import { useOwnPace } from '#shared/live/react.tsx';

/** Results settle bets without anybody asking, where no stream tells them. */
const AGAIN_MS = 20_000;

const overviewQueries = {
  /** What the day's settled bets came to, commission taken off. Beside the balance's family, which every settled bet moves. */
  today: (day: Day | null) =>
    queryOptions({
      queryKey: [...family.balance, 'today', day],
      queryFn: async ({ signal }): Promise<Money> => {
        const span = day === null ? null : spanOfDays({ from: day, to: day });
        const rows = await read(sportsPL, { from_date: span?.from ?? null, to_date: span?.to ?? null }, { signal });
        return sum(rows.map(({ total, commission }) => add(total, commission ?? ZERO)));
      },
    }),
  /** How many bets are open: the total of a list of which one row is asked for. Where the server does not count, every row is read. */
  openCount: () =>
    queryOptions({
      queryKey: [...family.bets, 'open-count'],
      queryFn: async ({ signal }): Promise<number> =>
        (await read(openBets, { limit: 1, page: 1 }, { signal })).total ??
        (await everyRow((asked) => read(openBets, { page: asked.page, limit: asked.limit }, { signal }), { signal, keyOf: ({ betId }) => betId })).length,
    }),
};

/** Null until it is read, or where it cannot be. `now`: milliseconds. */
export const useToday = (now: number): Money | null => useQuery({ ...overviewQueries.today(dayOf(now)), refetchInterval: useOwnPace(AGAIN_MS) }).data ?? null;

export const useOpenCount = (): number | null => useQuery({ ...overviewQueries.openCount(), refetchInterval: useOwnPace(AGAIN_MS) }).data ?? null;

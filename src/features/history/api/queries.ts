import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { settledBets } from '#shared/api/contract/bet-list.ts';
import { countPage } from '#shared/api/contract/paged.ts';
import { everyRow } from '#shared/api/every-row.ts';
import { family } from '#shared/api/families.ts';
import { numbered, orderKey, type Order } from '../model/order.ts';

/** Specification 9: limit 100, page 1. */
const LATEST = { limit: 100, page: 1 } as const;

export interface LatestOrders {
  readonly orders: readonly Order[];
  /** Orders there are in all. */
  readonly total: number;
}

export const historyQueries = {
  latest: queryOptions({
    queryKey: [...family.bets, 'casino-orders'],
    queryFn: async ({ signal }): Promise<LatestOrders> => {
      const { casino, total } = countPage(await read(settledBets, { bets_type: 'settled', ...LATEST }, { signal }), LATEST);
      return { orders: numbered(casino), total };
    },
  }),
};

/** Every order there is, for an export. Throws what a page throws. */
export const readEveryOrder = async (signal: AbortSignal, onProgress: (done: number, total: number) => void): Promise<readonly Order[]> =>
  numbered(
    await everyRow(
      async ({ page, limit }) => {
        const { casino, ...paged } = await read(settledBets, { bets_type: 'settled', limit, page }, { signal });
        return { ...paged, rows: casino };
      },
      { signal, onProgress, keyOf: orderKey },
    ),
  );

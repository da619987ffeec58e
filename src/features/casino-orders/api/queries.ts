import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { fetchEveryRow } from '#shared/api/client/fetch-every-row.ts';
import { settledBets } from '#shared/api/contract/betting/bet-list.ts';
import { countPage } from '#shared/api/contract/schema/paged.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { addUniqueKeys, buildOrderKey, type CasinoOrder } from '../model/casino-order.ts';

/** Page of the orders on screen: the newest 100. */
const LATEST_PAGE = { limit: 100, page: 1 } as const;

export interface LatestOrders {
  readonly orders: readonly CasinoOrder[];
  /** Number of all orders. */
  readonly total: number;
}

export const casinoOrderQueries = {
  latest: queryOptions({
    queryKey: [...queryKeys.bets, 'casino-orders'],
    queryFn: async ({ signal }): Promise<LatestOrders> => {
      const { casino, total } = countPage(
        await read(settledBets, { bets_type: 'settled', ...LATEST_PAGE }, { signal }),
        LATEST_PAGE,
      );
      return { orders: addUniqueKeys(casino), total };
    },
  }),
};

/** Reads every order, for an export. Rejects when a page fails. */
export const readAllOrders = async (
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<readonly CasinoOrder[]> =>
  addUniqueKeys(
    await fetchEveryRow(
      async ({ page, limit }) => {
        const { casino, ...paged } = await read(settledBets, { bets_type: 'settled', limit, page }, { signal });
        return { ...paged, rows: casino };
      },
      { signal, onProgress, getKey: buildOrderKey },
    ),
  );

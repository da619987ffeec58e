import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { fetchEveryRow } from '#shared/api/client/fetch-every-row.ts';
import { getwalletsummary, type WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { getRequestKey } from '../model/payment/payment.ts';
import type { RequestFilter } from '../model/request-filter.ts';

type UnpagedFilter = Pick<RequestFilter, 'type' | 'from' | 'to'>;

/** Reads all pages of a list, one after the other. Rejects when they hold fewer requests than the server counts. */
export const readAllRequests = (
  { type, from, to }: UnpagedFilter,
  signal: AbortSignal,
  onProgress?: (done: number, total: number) => void,
): Promise<readonly WalletRequest[]> =>
  fetchEveryRow(
    ({ page, limit }) =>
      read(getwalletsummary, { ...(type !== null && { type }), from_date: from, to_date: to, page, limit }, { signal }),
    {
      signal,
      ...(onProgress !== undefined && { onProgress }),
      // A withdrawal and a deposit may share a reference and a time.
      getKey: (row) => `${row.kind} ${getRequestKey(row)}`,
    },
  );

/** Requests of every page, for the chart. A request that changes renews it together with the pages. */
export const createAllRequestsQuery = ({ type, from, to }: UnpagedFilter) =>
  queryOptions({
    queryKey: [...queryKeys.walletRequests, 'page', 'all', type, from, to],
    queryFn: ({ signal }) => readAllRequests({ type, from, to }, signal),
  });

import { queryOptions } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getwalletsummary, type WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { RequestFilter } from '../model/request-filter.ts';

const PAGE_SIZE = 100;
/** Limits the loop in case a server reports a wrong count. */
const MAX_PAGES = 1_000;

type UnpagedFilter = Pick<RequestFilter, 'type' | 'from' | 'to'>;

/** Reads all pages of a list, one after the other. */
export async function readAllRequests(
  { type, from, to }: UnpagedFilter,
  signal: AbortSignal,
  onProgress?: (done: number, total: number) => void,
): Promise<readonly WalletRequest[]> {
  const all: WalletRequest[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { rows, received, total } = await read(
      getwalletsummary,
      { ...(type !== null && { type }), from_date: from, to_date: to, page, limit: PAGE_SIZE },
      { signal },
    );
    all.push(...rows);
    onProgress?.(all.length, total ?? all.length);
    if (received === 0 || (total === null ? received < PAGE_SIZE : all.length >= total)) break;
  }
  return all;
}

/** Requests of every page, for the chart. A request that changes renews it together with the pages. */
export const createAllRequestsQuery = ({ type, from, to }: UnpagedFilter) =>
  queryOptions({
    queryKey: [...queryKeys.walletRequests, 'page', 'all', type, from, to],
    queryFn: ({ signal }) => readAllRequests({ type, from, to }, signal),
  });

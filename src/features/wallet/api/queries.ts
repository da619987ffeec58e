import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { read } from '#shared/api/client/call.ts';
import { countPage } from '#shared/api/contract/schema/paged.ts';
import {
  getParentPayementDetails,
  getPayementMethod,
  getwalletsummary,
  type WalletRequest,
} from '#shared/api/contract/wallet/wallet.ts';
import { getwalletBankDetail } from '#shared/api/contract/wallet/wallet-detail.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { getRequestKey, type PaymentKind } from '../model/payment/payment.ts';
import { isOpenRequest } from '../model/payment/request-steps.ts';
import type { RequestFilter } from '../model/request-filter.ts';
import { listNewestRequests } from './usePaymentController.ts';

/**
 * Polling intervals in milliseconds: short for an open request; long otherwise, because another device may send one.
 */
const REFETCH_MS = { open: 3_000, decided: 20_000 } as const;
/** One minute: operators change their accounts during the day. */
const METHODS_STALE_MS = 60_000;

export const walletQueries = {
  methods: (type: 'DEPOSIT' | 'WITHDRAW') =>
    queryOptions({
      queryKey: ['wallet-methods', type],
      queryFn: ({ signal }) => read(getPayementMethod, { type }, { signal }),
      staleTime: METHODS_STALE_MS,
    }),
  payees: (methodId: string) =>
    queryOptions({
      queryKey: ['wallet-payees', methodId],
      queryFn: ({ signal }) => read(getParentPayementDetails, { method_id: methodId }, { signal }),
      staleTime: METHODS_STALE_MS,
    }),
  details: () =>
    queryOptions({
      queryKey: queryKeys.walletDetails,
      queryFn: ({ signal }) => read(getwalletBankDetail, {}, { signal }),
    }),
  newest: (kind: PaymentKind) =>
    queryOptions({
      ...listNewestRequests(kind),
      refetchInterval: ({ state }) => (state.data?.rows.some(isOpenRequest) ? REFETCH_MS.open : REFETCH_MS.decided),
    }),
  page: ({ type, from, to, page, limit }: RequestFilter) =>
    queryOptions({
      queryKey: [...queryKeys.walletRequests, 'page', type, from, to, page, limit],
      queryFn: async ({ signal }) => {
        const params = { ...(type !== null && { type }), from_date: from, to_date: to, page, limit };
        return countPage(await read(getwalletsummary, params, { signal }), params);
      },
      placeholderData: keepPreviousData,
    }),
};

/** Newest requests of a kind. A change of state refreshes the balance and the lists. */
export function useNewestRequests(kind: PaymentKind) {
  const queries = useQueryClient();
  const newest = useQuery(walletQueries.newest(kind));
  const lastStates = useRef(new Map<string, WalletRequest['state']>());
  const rows = newest.data?.rows;
  useEffect(() => {
    const hasChanged =
      rows?.some(
        (row) => lastStates.current.has(getRequestKey(row)) && lastStates.current.get(getRequestKey(row)) !== row.state,
      ) ?? false;
    if (rows !== undefined) lastStates.current = new Map(rows.map((row) => [getRequestKey(row), row.state]));
    if (!hasChanged) return;
    void queries.invalidateQueries({ queryKey: queryKeys.balance });
    void queries.invalidateQueries({ queryKey: [...queryKeys.walletRequests, 'page'] });
  }, [queries, rows]);
  return newest;
}

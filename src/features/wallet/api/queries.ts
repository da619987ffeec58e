import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { read } from '#shared/api/call.ts';
import { countPage } from '#shared/api/contract/paged.ts';
import { getwalletBankDetail } from '#shared/api/contract/wallet-detail.ts';
import { getParentPayementDetails, getPayementMethod, getwalletsummary, type WalletRequest } from '#shared/api/contract/wallet.ts';
import { family } from '#shared/api/families.ts';
import { keyOf, type Kind } from '../model/payment.ts';
import { isOpen } from '../model/steps.ts';
import type { Wanted } from '../model/wanted.ts';
import { newestRequests } from './desk.ts';

/** A request that is under way is followed closely; otherwise one may come from another device. */
const FOLLOW_MS = { open: 3_000, decided: 20_000 } as const;
/** Operators change their accounts in the course of a day. */
const METHODS_STALE_MS = 60_000;

export const walletQueries = {
  methods: (type: 'DEPOSIT' | 'WITHDRAW') =>
    queryOptions({ queryKey: ['wallet-methods', type], queryFn: ({ signal }) => read(getPayementMethod, { type }, { signal }), staleTime: METHODS_STALE_MS }),
  payees: (methodId: string) =>
    queryOptions({ queryKey: ['wallet-payees', methodId], queryFn: ({ signal }) => read(getParentPayementDetails, { method_id: methodId }, { signal }), staleTime: METHODS_STALE_MS }),
  details: () => queryOptions({ queryKey: family.walletDetails, queryFn: ({ signal }) => read(getwalletBankDetail, {}, { signal }) }),
  newest: (kind: Kind) =>
    queryOptions({
      ...newestRequests(kind),
      refetchInterval: ({ state }) => (state.data?.rows.some(isOpen) ? FOLLOW_MS.open : FOLLOW_MS.decided),
    }),
  page: ({ type, from, to, page, limit }: Wanted) =>
    queryOptions({
      queryKey: [...family.walletRequests, 'page', type, from, to, page, limit],
      queryFn: async ({ signal }) => {
        const asked = { ...(type !== null && { type }), from_date: from, to_date: to, page, limit };
        return countPage(await read(getwalletsummary, asked, { signal }), asked);
      },
      placeholderData: keepPreviousData,
    }),
};

/** The newest requests of a kind. When one of them comes to another state the balance and the lists are read anew. */
export function useNewest(kind: Kind) {
  const queries = useQueryClient();
  const newest = useQuery(walletQueries.newest(kind));
  const seen = useRef(new Map<string, WalletRequest['state']>());
  const rows = newest.data?.rows;
  useEffect(() => {
    const changed = rows?.some((row) => seen.current.has(keyOf(row)) && seen.current.get(keyOf(row)) !== row.state) ?? false;
    if (rows !== undefined) seen.current = new Map(rows.map((row) => [keyOf(row), row.state]));
    if (!changed) return;
    void queries.invalidateQueries({ queryKey: family.balance });
    void queries.invalidateQueries({ queryKey: [...family.walletRequests, 'page'] });
  }, [queries, rows]);
  return newest;
}

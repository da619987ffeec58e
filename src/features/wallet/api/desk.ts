import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { read } from '#shared/api/call.ts';
import { getwalletsummary } from '#shared/api/contract/wallet.ts';
import { family } from '#shared/api/families.ts';
import { newReference } from '#shared/api/reference.ts';
import { money } from '#shared/domain/money.ts';
import { dropPendingPayment, keepPendingPayment, readPendingPayments } from '#shared/storage/pending-payments.ts';
import { readSession } from '#shared/storage/session.ts';
import { createDesk, type Desk, type DeskPorts, type Tray } from '../model/desk.ts';
import { wordOf, type Kind } from '../model/payment.ts';
import { refreshedBy, sendRequest } from './send.ts';

/** Newest first: a request that was just sent stands among these. */
const NEWEST = 50;

const pending: DeskPorts['pending'] = {
  load: () => readPendingPayments().map((payment) => ({ ...payment, amount: money(payment.amount), sentAt: Date.parse(payment.sentAt) })),
  keep: ({ sentAt, known, ...intent }) => keepPendingPayment({ ...intent, sentAt: new Date(sentAt).toISOString(), known: known === null ? null : [...known] }),
  drop: dropPendingPayment,
};

export const newestRequests = (kind: Kind) =>
  queryOptions({
    queryKey: [...family.walletRequests, kind],
    queryFn: ({ signal }) => read(getwalletsummary, { type: wordOf(kind), limit: NEWEST, page: 1 }, { signal }),
  });

const listOf = async (kind: Kind) => (await read(getwalletsummary, { type: wordOf(kind), limit: NEWEST, page: 1 })).rows;

/** Reads the newest requests after an answer, by the request that the answer's own refresh of the page makes, where it makes one. */
async function refreshList(queries: QueryClient, kind: Kind) {
  await new Promise((next) => setTimeout(next));
  const page = await queries.fetchQuery({ ...newestRequests(kind), staleTime: 0 });
  return page.rows;
}

/** One desk for as long as the app's cache lives: a request on its way survives every page. */
const desks = new WeakMap<QueryClient, Desk>();

function deskOf(queries: QueryClient): Desk {
  const known = desks.get(queries);
  if (known !== undefined) return known;
  const desk = createDesk({
    send: (intent, picture, onUpload) => sendRequest(queries, intent, picture, onUpload),
    list: listOf,
    refreshList: (kind) => refreshList(queries, kind),
    refresh: () => refreshedBy.forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pending,
    now: Date.now,
    later: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    newReference,
  });
  desks.set(queries, desk);
  return desk;
}

export const useTray = <Part>(select: (tray: Tray) => Part): Part => useStore(deskOf(useQueryClient()).store, select);

/** While a page of the wallet is on screen: whose money moves is known, and what was never heard of is looked for. */
export function useDesk(): Desk {
  const desk = deskOf(useQueryClient());
  const userId = readSession()?.userId ?? null;
  useEffect(() => {
    if (userId !== null) desk.enter(userId);
  }, [desk, userId]);
  return desk;
}

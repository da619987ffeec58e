import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { read } from '#shared/api/client/call.ts';
import { createReference } from '#shared/api/client/idempotency-reference.ts';
import { getwalletsummary } from '#shared/api/contract/wallet/wallet.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { requireUser } from '#shared/commands/require-user.ts';
import { type Controllers, useController } from '#shared/controllers/controllers.ts';
import { readSession } from '#shared/storage/session.ts';
import { type PaymentKind, toWireType } from '../model/payment/payment.ts';
import {
  createPaymentController,
  type PaymentController,
  type PaymentsState,
} from '../model/payment/payment-controller.ts';
import { pendingPayments } from './pending-payments-storage.ts';
import { affectedQueryKeys, sendPayment } from './send-payment.ts';

/** Page size of the request list, newest first: enough to contain a request that was just sent. */
const NEWEST = 50;

export const listNewestRequests = (kind: PaymentKind) =>
  queryOptions({
    queryKey: [...queryKeys.walletRequests, kind],
    queryFn: ({ signal }) => read(getwalletsummary, { type: toWireType(kind), limit: NEWEST, page: 1 }, { signal }),
  });

async function readNewestRequests(kind: PaymentKind, userId: string) {
  requireUser(userId);
  const { rows, received } = await read(getwalletsummary, { type: toWireType(kind), limit: NEWEST, page: 1 });
  return { receipts: rows, isWhole: rows.length === received };
}

/** Reads the newest requests after a response. Shares the request that refreshes the page's list, if there is one. */
async function refreshList(queries: QueryClient, kind: PaymentKind, userId: string) {
  await new Promise((next) => setTimeout(next));
  requireUser(userId);
  const page = await queries.query({ ...listNewestRequests(kind), staleTime: 0 });
  return page.rows;
}

const createAppPayments = ({ queries }: Controllers): PaymentController =>
  createPaymentController({
    send: (intent, picture, onUpload) => sendPayment(queries, intent, picture, onUpload),
    list: readNewestRequests,
    refreshList: (kind, userId) => refreshList(queries, kind, userId),
    refresh: () => affectedQueryKeys.forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pendingPayments,
    now: Date.now,
    schedule: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    newReference: createReference,
  });

export function usePaymentsState<Part>(selector: (state: PaymentsState) => Part): Part {
  const { store } = useController(createAppPayments);
  return useStore(store, selector);
}

/** Returns the payment controller. Each wallet page that opens sets its user and takes over payments of closed tabs. */
export function usePaymentController(): PaymentController {
  const controller = useController(createAppPayments);
  const userId = readSession()?.userId ?? null;
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    void pendingPayments.recover(userId).then(() => {
      if (isCurrent) controller.setUser(userId);
    });
    return () => {
      isCurrent = false;
    };
  }, [controller, userId]);
  return controller;
}

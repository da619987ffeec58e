import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentMethod } from '#shared/api/contract/wallet.ts';
import { walletQueries } from '../api/queries.ts';
import type { Intent } from '../model/payment.ts';

/** The method and the payee that are chosen: the first of each until another is. */
export function usePayee(methods: readonly PaymentMethod[], sent: Intent | null) {
  const [wantedMethod, chooseMethod] = useState(sent?.methodId ?? '');
  const [wantedPayee, choosePayee] = useState(sent?.targetId ?? '');
  const methodId = methods.find((method) => method.methodId === wantedMethod)?.methodId ?? methods[0]?.methodId ?? '';
  const query = useQuery(walletQueries.payees(methodId));
  const payees = query.data ?? [];
  const chosen = payees.find((payee) => payee.payeeId === wantedPayee) ?? payees[0] ?? null;
  return { methodId, chooseMethod, payees, chosen, payeeId: chosen?.payeeId ?? null, choosePayee, query };
}

export type ChosenPayee = ReturnType<typeof usePayee>;

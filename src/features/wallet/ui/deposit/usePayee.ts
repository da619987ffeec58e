import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentMethod } from '#shared/api/contract/wallet/wallet.ts';
import { walletQueries } from '../../api/queries.ts';
import type { PaymentIntent } from '../../model/payment/payment.ts';

/** The selected method and payee. Defaults to the first of each. */
export function usePayee(methods: readonly PaymentMethod[], pendingIntent: PaymentIntent | null) {
  const [methodIdInput, chooseMethod] = useState(pendingIntent?.methodId ?? '');
  const [payeeIdInput, choosePayee] = useState(pendingIntent?.targetId ?? '');
  const methodId = methods.find((method) => method.methodId === methodIdInput)?.methodId ?? methods[0]?.methodId ?? '';
  const query = useQuery(walletQueries.payees(methodId));
  const payees = query.data ?? [];
  const selectedPayee = payees.find((payee) => payee.payeeId === payeeIdInput) ?? payees[0] ?? null;
  return {
    methodId,
    chooseMethod,
    payees,
    chosen: selectedPayee,
    payeeId: selectedPayee?.payeeId ?? null,
    choosePayee,
    query,
  };
}

export type PayeeSelection = ReturnType<typeof usePayee>;

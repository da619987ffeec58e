import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentMethod } from '#shared/api/contract/wallet/wallet.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { walletQueries } from '../../api/queries.ts';
import type { PaymentIntent } from '../../model/payment/payment.ts';

/**
 * The selected method and payee. Each is at first the first of its list. It then stays, whatever order a later list
 * has: the bettor may have paid to it meanwhile. A method that is no longer offered is replaced by the first one. A
 * payee that is no longer offered leaves none selected, and the bettor has to choose.
 */
export function usePayee(methods: readonly PaymentMethod[], pendingIntent: PaymentIntent | null) {
  const [methodIdInput, setMethodId] = useState(pendingIntent?.methodId ?? '');
  const [payeeIdInput, choosePayee] = useState(pendingIntent?.targetId ?? '');
  const chooseMethod = (id: string): void => {
    setMethodId(id);
    choosePayee('');
  };
  const methodId = methods.find((method) => method.methodId === methodIdInput)?.methodId ?? methods[0]?.methodId ?? '';
  if (methodIdInput === '' && methodId !== '') setMethodId(methodId);
  const payeesQuery = useQuery(walletQueries.payees(methodId));
  const query = useRetriableRead(payeesQuery);
  const payees = query.data ?? [];
  const [firstPayee] = payees;
  if (payeeIdInput === '' && firstPayee !== undefined) choosePayee(firstPayee.payeeId);
  const selectedPayee = payees.find((payee) => payee.payeeId === payeeIdInput) ?? null;
  return {
    methodId,
    chooseMethod,
    payees,
    chosen: selectedPayee,
    payeeId: selectedPayee?.payeeId ?? null,
    choosePayee,
    /** The selected payee is no longer offered, and another one is. */
    isAccountMissing: payees.length > 0 && payeeIdInput !== '' && selectedPayee === null,
    query,
  };
}

export type PayeeSelection = ReturnType<typeof usePayee>;

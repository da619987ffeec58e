import { readSession } from '#shared/storage/session.ts';
import { isAwaitingAnyOutcome } from '../model/payment/payment-controller.ts';
import { pendingPayments } from './pending-payments-storage.ts';
import { usePaymentsState } from './usePaymentController.ts';

/** Whether a deposit or withdrawal has no outcome. One from before a reload counts until a wallet page checks it. */
export function useHasPaymentUnderWay(): boolean {
  const isAwaiting = usePaymentsState(isAwaitingAnyOutcome);
  const userId = readSession()?.userId ?? null;
  return isAwaiting || (userId !== null && pendingPayments.load(userId).length > 0);
}

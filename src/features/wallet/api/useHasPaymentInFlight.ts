import { usePaymentsState } from './usePaymentController.ts';

/** Whether a sent deposit or withdrawal awaits its response. Callers must not cover or leave the page meanwhile. */
export const useHasPaymentInFlight = (): boolean =>
  usePaymentsState(({ deposit, withdrawal }) => deposit.phase === 'sent' || withdrawal.phase === 'sent');

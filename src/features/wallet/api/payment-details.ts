import { useMutation } from '@tanstack/react-query';
import { call } from '#shared/api/client/call.ts';
import {
  createPaymentMethod,
  type NewPaymentDetail,
  removePaymentDetails,
  toDetailBody,
} from '#shared/api/contract/wallet/wallet-detail.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { texts } from '../texts.ts';

/**
 * Saving or removing a payment detail refreshes the list (docs/requirements.md#42-freshness) and shows the server's
 * message (docs/requirements.md#8-errors).
 */
const createMeta = () => ({ toast: 'all', failed: texts.failed, refreshes: [queryKeys.walletDetails] }) as const;

export const useAddDetail = () =>
  useMutation({
    mutationFn: (detail: NewPaymentDetail) => call(createPaymentMethod, toDetailBody(detail)),
    meta: createMeta(),
  });

export const useRemoveDetail = () =>
  useMutation({
    mutationFn: (detailId: string) => call(removePaymentDetails, { _id: detailId }),
    meta: createMeta(),
  });

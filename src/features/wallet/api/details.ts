import { useMutation } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { createPaymentMethod, detailBody, removePaymentDetails, type NewDetail } from '#shared/api/contract/wallet-detail.ts';
import { family } from '#shared/api/families.ts';
import { texts } from '../texts.ts';

/** Specification 4: keeping or removing a payment detail refreshes the list; specification 8: both answers are said. */
const meta = { toast: 'all', failed: texts.failed, refreshes: [family.walletDetails] } as const;

export const useAddDetail = () => useMutation({ mutationFn: (detail: NewDetail) => call(createPaymentMethod, detailBody(detail)), meta });

export const useRemoveDetail = () => useMutation({ mutationFn: (detailId: string) => call(removePaymentDetails, { _id: detailId }), meta });

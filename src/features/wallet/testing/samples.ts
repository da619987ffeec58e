import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import { units } from '#shared/domain/money/money.ts';
import type { PaymentIntent, PaymentOrder } from '../model/payment/payment.ts';

export const NOW = Date.parse('2026-03-14T13:05:00Z');

export const depositOrder: PaymentOrder = {
  kind: 'deposit',
  amount: units(2500),
  methodId: 'upi',
  targetId: 'payee-upi',
  bankReference: '123456789012',
  remark: '',
};
export const withdrawalOrder: PaymentOrder = {
  kind: 'withdrawal',
  amount: units(1000),
  methodId: 'bank',
  targetId: 'P1',
  bankReference: '',
  remark: '',
};

export const createIntent = (order: PaymentOrder, change: Partial<PaymentIntent> = {}): PaymentIntent => ({
  ...order,
  reference: 'r-1',
  userId: 'u1',
  sentAt: NOW,
  knownRequestKeys: [],
  ...change,
});

export const createRequestRow = (change: Partial<WalletRequest> = {}): WalletRequest => ({
  amount: units(2500),
  at: new Date(NOW).toISOString(),
  since: null,
  kind: 'DEPOSIT',
  state: 'pending',
  remark: '',
  bankReferenceOrId: '123456789012',
  ...change,
});

import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import { units } from '#shared/domain/money.ts';
import type { Intent, Order } from '../model/payment.ts';

export const NOW = Date.parse('2026-03-14T13:05:00Z');

export const depositOrder: Order = { kind: 'deposit', amount: units(2500), methodId: 'upi', targetId: 'payee-upi', bankReference: '123456789012', remark: '' };
export const withdrawalOrder: Order = { kind: 'withdrawal', amount: units(1000), methodId: 'bank', targetId: 'P1', bankReference: '', remark: '' };

export const intentOf = (order: Order, change: Partial<Intent> = {}): Intent => ({ ...order, reference: 'r-1', sentAt: NOW, known: [], ...change });

export const requestRow = (change: Partial<WalletRequest> = {}): WalletRequest => ({
  amount: units(2500),
  at: new Date(NOW).toISOString(),
  since: null,
  kind: 'DEPOSIT',
  state: 'pending',
  remark: '',
  reference: '123456789012',
  ...change,
});

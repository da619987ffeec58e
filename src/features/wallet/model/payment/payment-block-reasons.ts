import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { texts } from '../../texts.ts';
import { parseAmountInput, isUnreadableAmount } from '../forms/amount-input.ts';
import type { PaymentStatus } from './payment.ts';
import { isOpenRequest } from './request-steps.ts';

/** What keeps a request from being sent. */
export type PaymentBlockReason =
  'sent' | 'unverified' | 'one-at-a-time' | 'no-details' | 'unreadable-amount' | 'insufficient';

const commonBlockReason = (status: PaymentStatus, rows: readonly WalletRequest[]): PaymentBlockReason | null =>
  status.phase === 'sent'
    ? 'sent'
    : status.phase === 'unknown'
      ? 'unverified'
      : rows.some(isOpenRequest)
        ? 'one-at-a-time'
        : null;

/** `rows` are the newest deposits; none while they are not read: the exchange decides then. */
export const depositBlockReason = (
  status: PaymentStatus,
  rows: readonly WalletRequest[],
  amountText: string,
): PaymentBlockReason | null =>
  commonBlockReason(status, rows) ?? (isUnreadableAmount(amountText) ? 'unreadable-amount' : null);

export interface WithdrawContext {
  /** How many payment details there are; null until they are read. */
  readonly details: number | null;
  readonly amountText: string;
  /** Null until the balance is read. */
  readonly available: Money | null;
}

export function withdrawBlockReason(
  status: PaymentStatus,
  rows: readonly WalletRequest[],
  { details, amountText, available }: WithdrawContext,
): PaymentBlockReason | null {
  const amount = parseAmountInput(amountText);
  const isTooMuch = amount !== null && available !== null && amount > available;
  return (
    commonBlockReason(status, rows) ??
    (details === 0
      ? 'no-details'
      : isUnreadableAmount(amountText)
        ? 'unreadable-amount'
        : isTooMuch
          ? 'insufficient'
          : null)
  );
}

/** The button's words for what holds it back. */
export const paymentBlockReasonLabels: Readonly<Record<PaymentBlockReason, string>> = {
  sent: texts.blockReasons.sent,
  unverified: texts.blockReasons.unverified,
  'one-at-a-time': texts.oneAtATime,
  'no-details': texts.noDetails,
  'unreadable-amount': texts.blockReasons.unreadableAmount,
  insufficient: texts.insufficient,
};

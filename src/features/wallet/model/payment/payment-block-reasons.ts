import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { texts } from '../../texts.ts';
import { isUnreadableAmount, parseAmountInput } from '../forms/amount-input.ts';
import type { PaymentStatus } from './payment.ts';
import { isOpenRequest } from './request-steps.ts';

/** Why a request cannot be sent. */
export type PaymentBlockReason =
  | 'sent'
  | 'unverified'
  /** The operator has paused payments of this kind. */
  | 'paused'
  | 'one-at-a-time'
  | 'details-unread'
  | 'no-details'
  /** The selected account is no longer in the list. */
  | 'account-missing'
  | 'unreadable-amount'
  | 'insufficient-balance';

const findCommonBlockReason = (status: PaymentStatus, rows: readonly WalletRequest[]): PaymentBlockReason | null =>
  status.phase === 'sent'
    ? 'sent'
    : status.phase === 'unverified'
      ? 'unverified'
      : rows.some(isOpenRequest)
        ? 'one-at-a-time'
        : null;

export interface DepositContext {
  readonly isAccountMissing: boolean;
  readonly amountText: string;
}

/** Returns why a deposit cannot be sent; null when it can. `rows`: the newest deposits, empty while they load. */
export const findDepositBlockReason = (
  status: PaymentStatus,
  rows: readonly WalletRequest[],
  { isAccountMissing, amountText }: DepositContext,
): PaymentBlockReason | null =>
  findCommonBlockReason(status, rows) ??
  (isAccountMissing ? 'account-missing' : isUnreadableAmount(amountText) ? 'unreadable-amount' : null);

export interface WithdrawContext {
  /** Number of payment details; null until they load. */
  readonly details: number | null;
  readonly isAccountMissing: boolean;
  readonly amountText: string;
  /** Available balance; null until it loads. */
  readonly available: Money | null;
}

export function findWithdrawBlockReason(
  status: PaymentStatus,
  rows: readonly WalletRequest[],
  { details, isAccountMissing, amountText, available }: WithdrawContext,
): PaymentBlockReason | null {
  const amount = parseAmountInput(amountText);
  const isTooMuch = amount !== null && available !== null && amount > available;
  return (
    findCommonBlockReason(status, rows) ??
    (details === null
      ? 'details-unread'
      : details === 0
        ? 'no-details'
        : isAccountMissing
          ? 'account-missing'
          : isUnreadableAmount(amountText)
            ? 'unreadable-amount'
            : isTooMuch
              ? 'insufficient-balance'
              : null)
  );
}

/** Adds the operator's pause, which comes before everything except a request without an outcome. */
export const addPause = (blockReason: PaymentBlockReason | null, isPaused: boolean): PaymentBlockReason | null =>
  isPaused && blockReason !== 'sent' && blockReason !== 'unverified' ? 'paused' : blockReason;

/** Describes why the submit button is blocked, as its label. */
export function describePaymentBlockReason(reason: PaymentBlockReason): string {
  switch (reason) {
    case 'sent':
      return texts.blockReasons.sent;
    case 'unverified':
      return texts.blockReasons.unverified;
    case 'paused':
      return texts.blockReasons.paused;
    case 'one-at-a-time':
      return texts.oneAtATime;
    case 'details-unread':
      return texts.blockReasons.detailsUnread;
    case 'no-details':
      return texts.noDetails;
    case 'account-missing':
      return texts.blockReasons.accountMissing;
    case 'unreadable-amount':
      return texts.blockReasons.unreadableAmount;
    case 'insufficient-balance':
      return texts.insufficient;
  }
}

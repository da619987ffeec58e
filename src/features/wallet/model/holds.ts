import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import type { Money } from '#shared/domain/money.ts';
import { texts } from '../texts.ts';
import { amountOf, isUnreadable } from './typed.ts';
import type { Standing } from './payment.ts';
import { isOpen } from './steps.ts';

/** What keeps a request from being sent. */
export type Hold = 'sent' | 'in-doubt' | 'one-at-a-time' | 'no-details' | 'unreadable-amount' | 'insufficient';

const holdOfKind = (standing: Standing, rows: readonly WalletRequest[]): Hold | null =>
  standing.phase === 'sent' ? 'sent' : standing.phase === 'unknown' ? 'in-doubt' : rows.some(isOpen) ? 'one-at-a-time' : null;

/** `rows` are the newest deposits; none while they are not read: the exchange decides then. */
export const holdOfDeposit = (standing: Standing, rows: readonly WalletRequest[], typed: string): Hold | null =>
  holdOfKind(standing, rows) ?? (isUnreadable(typed) ? 'unreadable-amount' : null);

export interface Withdrawing {
  /** How many payment details there are; null until they are read. */
  readonly details: number | null;
  readonly typed: string;
  /** Null until the balance is read. */
  readonly available: Money | null;
}

export function holdOfWithdrawal(standing: Standing, rows: readonly WalletRequest[], { details, typed, available }: Withdrawing): Hold | null {
  const amount = amountOf(typed);
  const over = amount !== null && available !== null && amount > available;
  return holdOfKind(standing, rows) ?? (details === 0 ? 'no-details' : isUnreadable(typed) ? 'unreadable-amount' : over ? 'insufficient' : null);
}

/** The button's words for what holds it back. */
export const holdWords: Readonly<Record<Hold, string>> = {
  sent: texts.held.sent,
  'in-doubt': texts.held.inDoubt,
  'one-at-a-time': texts.oneAtATime,
  'no-details': texts.noDetails,
  'unreadable-amount': texts.held.unreadableAmount,
  insufficient: texts.insufficient,
};

import { createReceiptRegister, type ReceiptRegister } from '#shared/commands/receipt-register.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { BetIntent } from './bet-intent.ts';
import { betKeyOf } from '../ticket/selection.ts';

/** Which bets of the list belong to which request of this app, so that a bet placed by another press is never counted. */
export type BetRegister = ReceiptRegister<BetIntent, Bet>;

export const createBetRegister = (): BetRegister =>
  createReceiptRegister({
    idOf: ({ betId }) => betId,
    createdAt: ({ placedAt }) => Date.parse(placedAt),
    referenceOf: ({ reference }) => reference,
    isSameClaim: (a, b) => betKeyOf(a.selection) === betKeyOf(b.selection) && a.stake === b.stake,
  });

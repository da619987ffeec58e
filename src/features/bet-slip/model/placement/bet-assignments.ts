import { createReceiptAssignments, type ReceiptAssignments } from '#shared/commands/receipt-assignments.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { getBetKey } from '#shared/domain/bet/selection.ts';
import type { BetIntent } from './bet-intent.ts';

/** Assigns the bets of the list to the requests of this app, so that no bet counts twice. */
export type BetAssignments = ReceiptAssignments<BetIntent, Bet>;

export const createBetAssignments = (): BetAssignments =>
  createReceiptAssignments({
    getId: ({ betId }) => betId,
    createdAt: ({ placedAt }) => Date.parse(placedAt),
    getReference: ({ reference }) => reference,
    isSameExpected: (a, b) => getBetKey(a.selection) === getBetKey(b.selection) && a.stake === b.stake,
  });

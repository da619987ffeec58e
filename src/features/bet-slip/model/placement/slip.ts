import type { CommandOutcome } from '#shared/commands/command.ts';
import type { Reconciliation } from '#shared/commands/reconciliation.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { getBetKey } from '#shared/domain/bet/selection.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { BetIntent } from './bet-intent.ts';

/** Why a bet was not placed: the server refused it, or a conclusive check did not find it. */
export type BetRefusal = { readonly by: 'server'; readonly message: string } | { readonly by: 'check' };

/** The phases of one bet, from the selected price to the outcome. */
export type Slip =
  | { readonly phase: 'empty' }
  | { readonly phase: 'draft'; readonly ticket: Ticket }
  /** In flight. The server holds the bet for `delaySeconds` from `sentAt`. */
  | { readonly phase: 'sent'; readonly ticket: Ticket; readonly intent: BetIntent }
  /**
   * `price`: the matched price; null until the bet list shows it. `message`: the server's message; null when a check
   * found the bet. `foundBets`: the bets that the list shows for it; empty until the list loads, more than one when the
   * server repeated it. `refusalMessage`: the server's message when it refused the bet.
   */
  | {
      readonly phase: 'placed';
      readonly ticket: Ticket;
      readonly intent: BetIntent;
      readonly price: BetPrice | null;
      readonly message: string | null;
      readonly foundBets: readonly Bet[];
      readonly refusalMessage: string | null;
    }
  | { readonly phase: 'refused'; readonly ticket: Ticket; readonly intent: BetIntent; readonly refusal: BetRefusal }
  | {
      readonly phase: 'unverified';
      readonly ticket: Ticket;
      readonly intent: BetIntent;
      readonly reconciliation: Reconciliation;
    };

export type PlacedSlip = Extract<Slip, { phase: 'placed' }>;
export type OpenSlip = Exclude<Slip, { phase: 'empty' }>;

export const EMPTY_SLIP: Slip = { phase: 'empty' };

export const createDraftSlip = (ticket: Ticket): Slip => ({ phase: 'draft', ticket });

/** Changes the ticket of a draft or a refused bet. The change ends the refusal and keeps everything else. */
export function editSlip(slip: Slip, change: (ticket: Ticket) => Ticket): Slip {
  if (slip.phase !== 'draft' && slip.phase !== 'refused') return slip;
  const ticket = change(slip.ticket);
  return ticket === slip.ticket ? slip : createDraftSlip(ticket);
}

/** Whether the bettor may press the button. A submitted bet cannot be submitted again. */
export const isSubmittable = (slip: Slip): slip is Extract<Slip, { phase: 'draft' | 'refused' }> =>
  slip.phase === 'draft' || slip.phase === 'refused';

export const markSent = (slip: Slip, intent: BetIntent): Slip =>
  isSubmittable(slip) ? { phase: 'sent', ticket: slip.ticket, intent } : slip;

export const getReference = (slip: Slip): string | null => ('intent' in slip ? slip.intent.reference : null);

export type BetOutcome = CommandOutcome<Bet>;
export type AcceptedBet = Extract<BetOutcome, { type: 'accepted' }>;

/** Whether the bet list contradicts the response. The message stays until the bettor dismisses it. */
export const isContradicted = (slip: Slip): boolean =>
  slip.phase === 'placed' && (slip.foundBets.length > 1 || slip.refusalMessage !== null);

/** Creates a placed slip from the receipts of the response or of the list. */
export const createPlacedSlip = (
  ticket: Ticket,
  intent: BetIntent,
  { message, receipts, refusalMessage }: AcceptedBet,
): PlacedSlip => ({
  phase: 'placed',
  ticket,
  intent,
  price: receipts[0]?.price ?? null,
  message,
  foundBets: receipts,
  refusalMessage: refusalMessage ?? null,
});

/** Applies an outcome to a bet that awaits one. A placed bet still takes its price and further bets from the list. */
export function reduceSlip(slip: Slip, outcome: BetOutcome): Slip {
  if (slip.phase === 'placed' && outcome.type === 'accepted') {
    const { receipts } = outcome;
    return {
      ...slip,
      price: slip.price ?? receipts[0]?.price ?? null,
      foundBets: receipts.length > slip.foundBets.length ? receipts : slip.foundBets,
    };
  }
  if (slip.phase !== 'sent' && slip.phase !== 'unverified') return slip;
  const { ticket, intent } = slip;
  switch (outcome.type) {
    case 'accepted':
      return createPlacedSlip(ticket, intent, outcome);
    case 'refused':
      return { phase: 'refused', ticket, intent, refusal: { by: 'server', message: outcome.message } };
    case 'not-taken':
      return { phase: 'refused', ticket, intent, refusal: { by: 'check' } };
    case 'unverified':
      return { phase: 'unverified', ticket, intent, reconciliation: outcome.reconciliation };
    // A single bet cannot be taken in part.
    case 'partly-accepted':
      return slip;
  }
}

/** Remaining bet delay in seconds; 0 while only the response is awaited. */
export const computeHeldSeconds = (
  { sentAt, delaySeconds }: Pick<BetIntent, 'sentAt' | 'delaySeconds'>,
  now: number,
): number => Math.max(0, Math.min(delaySeconds, (sentAt + delaySeconds * 1000 - now) / 1000));

/** Whether the slip's bet has the selection of the ticket. */
export const isSameBet = (slip: Slip, ticket: Ticket): boolean =>
  slip.phase !== 'empty' && getBetKey(slip.ticket.selection) === getBetKey(ticket.selection);

import type { CommandOutcome } from '#shared/commands/command.ts';
import type { Reconciliation } from '#shared/commands/reconciliation.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { BetIntent } from './bet-intent.ts';
import { betKeyOf } from '../ticket/selection.ts';
import type { Ticket } from '../ticket/ticket.ts';

/** Why a bet was not placed: the server's words, or nothing found where it would stand. */
export type BetRefusal = { readonly by: 'server'; readonly message: string } | { readonly by: 'check' };

/** The life of one bet, from the press on a price to what became of it. */
export type Slip =
  | { readonly phase: 'empty' }
  | { readonly phase: 'draft'; readonly ticket: Ticket }
  /** Under way; held by the server while `delaySeconds` from `sentAt` last. */
  | { readonly phase: 'sent'; readonly ticket: Ticket; readonly intent: BetIntent }
  /**
   * `price` is what it was matched at: null until the list of bets says so. `message` is the server's, null where a look found the bet.
   * `found`: the bets that the list shows for this one, empty until it is read; more than one where the server took it repeatedly.
   * `refused`: the server's message where it had refused the bet.
   */
  | {
      readonly phase: 'placed';
      readonly ticket: Ticket;
      readonly intent: BetIntent;
      readonly price: Odds | null;
      readonly message: string | null;
      readonly foundBets: readonly Bet[];
      readonly refusalMessage: string | null;
    }
  | { readonly phase: 'refused'; readonly ticket: Ticket; readonly intent: BetIntent; readonly refusal: BetRefusal }
  | {
      readonly phase: 'unknown';
      readonly ticket: Ticket;
      readonly intent: BetIntent;
      readonly reconciliation: Reconciliation;
    };

export type SentSlip = Extract<Slip, { phase: 'sent' }>;
export type PlacedSlip = Extract<Slip, { phase: 'placed' }>;
export type UnknownSlip = Extract<Slip, { phase: 'unknown' }>;
export type OpenSlip = Exclude<Slip, { phase: 'empty' }>;

export const EMPTY_SLIP: Slip = { phase: 'empty' };

export const draftSlip = (ticket: Ticket): Slip => ({ phase: 'draft', ticket });

/** A draft and a refused bet can be typed in; a change takes the refusal away and keeps everything else. */
export function editSlip(slip: Slip, change: (ticket: Ticket) => Ticket): Slip {
  if (slip.phase !== 'draft' && slip.phase !== 'refused') return slip;
  const ticket = change(slip.ticket);
  return ticket === slip.ticket ? slip : draftSlip(ticket);
}

/** Whether the bettor may press the button. Anything already sent is not sent again. */
export const isSubmittable = (slip: Slip): slip is Extract<Slip, { phase: 'draft' | 'refused' }> =>
  slip.phase === 'draft' || slip.phase === 'refused';

export const markSent = (slip: Slip, intent: BetIntent): Slip =>
  isSubmittable(slip) ? { phase: 'sent', ticket: slip.ticket, intent } : slip;

export const referenceOf = (slip: Slip): string | null => ('intent' in slip ? slip.intent.reference : null);

export type BetOutcome = CommandOutcome<Bet>;
export type AcceptedBet = Extract<BetOutcome, { type: 'accepted' }>;

/** Whether the list of bets contradicts the answer: the bettor decides when this has been read long enough. */
export const isContradicted = (slip: Slip): boolean =>
  slip.phase === 'placed' && (slip.foundBets.length > 1 || slip.refusalMessage !== null);

/** Creates a placed slip from the receipts of the response or of the list. */
export const placedSlip = (
  ticket: Ticket,
  intent: BetIntent,
  { message, receipts, rejection }: AcceptedBet,
): PlacedSlip => ({
  phase: 'placed',
  ticket,
  intent,
  price: receipts[0]?.price ?? null,
  message,
  foundBets: receipts,
  refusalMessage: rejection ?? null,
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
  if (slip.phase !== 'sent' && slip.phase !== 'unknown') return slip;
  const { ticket, intent } = slip;
  switch (outcome.type) {
    case 'accepted':
      return placedSlip(ticket, intent, outcome);
    case 'rejected':
      return { phase: 'refused', ticket, intent, refusal: { by: 'server', message: outcome.message } };
    case 'notTaken':
      return { phase: 'refused', ticket, intent, refusal: { by: 'check' } };
    case 'unverified':
      return { phase: 'unknown', ticket, intent, reconciliation: outcome.reconciliation };
    // One bet is never taken in part.
    case 'partlyAccepted':
      return slip;
  }
}

/** Seconds the market still holds the bet; 0 once only the answer is awaited. */
export const heldSeconds = (
  { sentAt, delaySeconds }: Pick<BetIntent, 'sentAt' | 'delaySeconds'>,
  now: number,
): number => Math.max(0, Math.min(delaySeconds, (sentAt + delaySeconds * 1000 - now) / 1000));

/** A bet that is not known to be settled blocks the same bet. */
export const isSameBet = (slip: Slip, ticket: Ticket): boolean =>
  slip.phase !== 'empty' && betKeyOf(slip.ticket.selection) === betKeyOf(ticket.selection);

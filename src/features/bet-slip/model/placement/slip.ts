import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import { startReconciliation, type BetReconciliation } from './bet-reconciliation.ts';
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
      readonly reconciliation: BetReconciliation;
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

/** What can be learned of a bet that was sent. */
export type BetUpdate =
  | {
      readonly kind: 'placed';
      readonly price: Odds | null;
      readonly message: string | null;
      readonly foundBets: readonly Bet[];
    }
  | { readonly kind: 'refused'; readonly refusal: BetRefusal }
  | { readonly kind: 'lost'; readonly at: number }
  | { readonly kind: 'doubt'; readonly reconciliation: BetReconciliation };

/** Whether the list of bets contradicts the answer: the bettor decides when this has been read long enough. */
export const isContradicted = (slip: Slip): boolean =>
  slip.phase === 'placed' && (slip.foundBets.length > 1 || slip.refusalMessage !== null);

/** Only a bet on its way or in doubt can learn anything; a placed one can still learn its price and how often it stands. */
export function reduceSlip(slip: Slip, update: BetUpdate): Slip {
  if (slip.phase === 'placed' && update.kind === 'placed') {
    return {
      ...slip,
      price: slip.price ?? update.price,
      foundBets: update.foundBets.length > slip.foundBets.length ? update.foundBets : slip.foundBets,
    };
  }
  if (slip.phase !== 'sent' && slip.phase !== 'unknown') return slip;
  const { ticket, intent } = slip;
  switch (update.kind) {
    case 'placed':
      return {
        phase: 'placed',
        ticket,
        intent,
        price: update.price,
        message: update.message,
        foundBets: update.foundBets,
        refusalMessage: null,
      };
    case 'refused':
      return { phase: 'refused', ticket, intent, refusal: update.refusal };
    case 'lost':
      return {
        phase: 'unknown',
        ticket,
        intent,
        reconciliation: slip.phase === 'unknown' ? slip.reconciliation : startReconciliation(intent, update.at),
      };
    case 'doubt':
      return { phase: 'unknown', ticket, intent, reconciliation: update.reconciliation };
  }
}

/** Seconds the market still holds the bet; 0 once only the answer is awaited. */
export const heldSeconds = ({ sentAt, delaySeconds }: BetIntent, now: number): number =>
  Math.max(0, Math.min(delaySeconds, (sentAt + delaySeconds * 1000 - now) / 1000));

/** A bet that is not known to be settled blocks the same bet. */
export const isSameBet = (slip: Slip, ticket: Ticket): boolean =>
  slip.phase !== 'empty' && betKeyOf(slip.ticket.selection) === betKeyOf(ticket.selection);

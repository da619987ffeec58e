import type { Bet } from '#shared/domain/bet.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { doubtFrom, type Doubt } from './doubt.ts';
import type { Intent } from './intent.ts';
import { betKeyOf } from './pick.ts';
import type { Ticket } from './ticket.ts';

/** Why a bet was not placed: the server's words, or nothing found where it would stand. */
export type Refusal = { readonly by: 'server'; readonly message: string } | { readonly by: 'check' };

/** The life of one bet, from the press on a price to what became of it. */
export type Slip =
  | { readonly phase: 'empty' }
  | { readonly phase: 'draft'; readonly ticket: Ticket }
  /** Under way; held by the server while `delaySeconds` from `sentAt` last. */
  | { readonly phase: 'sent'; readonly ticket: Ticket; readonly intent: Intent }
  /**
   * `price` is what it was matched at: null until the list of bets says so. `message` is the server's, null where a look found the bet.
   * `found`: the bets that the list shows for this one, empty until it is read; more than one where the server took it repeatedly.
   * `refused`: the server's message where it had refused the bet.
   */
  | {
      readonly phase: 'placed';
      readonly ticket: Ticket;
      readonly intent: Intent;
      readonly price: Odds | null;
      readonly message: string | null;
      readonly found: readonly Bet[];
      readonly refused: string | null;
    }
  | { readonly phase: 'refused'; readonly ticket: Ticket; readonly intent: Intent; readonly refusal: Refusal }
  | { readonly phase: 'unknown'; readonly ticket: Ticket; readonly intent: Intent; readonly doubt: Doubt };

export type SentSlip = Extract<Slip, { phase: 'sent' }>;
export type PlacedSlip = Extract<Slip, { phase: 'placed' }>;
export type UnknownSlip = Extract<Slip, { phase: 'unknown' }>;
export type OpenSlip = Exclude<Slip, { phase: 'empty' }>;

export const EMPTY: Slip = { phase: 'empty' };

export const draft = (ticket: Ticket): Slip => ({ phase: 'draft', ticket });

/** A draft and a refused bet can be typed in; a change takes the refusal away and keeps everything else. */
export function edit(slip: Slip, change: (ticket: Ticket) => Ticket): Slip {
  if (slip.phase !== 'draft' && slip.phase !== 'refused') return slip;
  const ticket = change(slip.ticket);
  return ticket === slip.ticket ? slip : draft(ticket);
}

/** Whether the bettor may press the button. Anything already sent is not sent again. */
export const sendable = (slip: Slip): slip is Extract<Slip, { phase: 'draft' | 'refused' }> => slip.phase === 'draft' || slip.phase === 'refused';

export const send = (slip: Slip, intent: Intent): Slip => (sendable(slip) ? { phase: 'sent', ticket: slip.ticket, intent } : slip);

export const referenceOf = (slip: Slip): string | null => ('intent' in slip ? slip.intent.reference : null);

/** What can be learned of a bet that was sent. */
export type News =
  | { readonly kind: 'placed'; readonly price: Odds | null; readonly message: string | null; readonly found: readonly Bet[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'lost'; readonly at: number }
  | { readonly kind: 'doubt'; readonly doubt: Doubt };

/** Whether the list of bets contradicts the answer: the bettor decides when this has been read long enough. */
export const isContradicted = (slip: Slip): boolean => slip.phase === 'placed' && (slip.found.length > 1 || slip.refused !== null);

/** Only a bet on its way or in doubt can learn anything; a placed one can still learn its price and how often it stands. */
export function learn(slip: Slip, news: News): Slip {
  if (slip.phase === 'placed' && news.kind === 'placed') {
    return { ...slip, price: slip.price ?? news.price, found: news.found.length > slip.found.length ? news.found : slip.found };
  }
  if (slip.phase !== 'sent' && slip.phase !== 'unknown') return slip;
  const { ticket, intent } = slip;
  switch (news.kind) {
    case 'placed':
      return { phase: 'placed', ticket, intent, price: news.price, message: news.message, found: news.found, refused: null };
    case 'refused':
      return { phase: 'refused', ticket, intent, refusal: news.refusal };
    case 'lost':
      return { phase: 'unknown', ticket, intent, doubt: slip.phase === 'unknown' ? slip.doubt : doubtFrom(intent, news.at) };
    case 'doubt':
      return { phase: 'unknown', ticket, intent, doubt: news.doubt };
  }
}

/** Seconds the market still holds the bet; 0 once only the answer is awaited. */
export const heldSeconds = ({ sentAt, delaySeconds }: Intent, now: number): number =>
  Math.max(0, Math.min(delaySeconds, (sentAt + delaySeconds * 1000 - now) / 1000));

/** A bet that is not known to be settled blocks the same bet. */
export const sameBet = (slip: Slip, ticket: Ticket): boolean => slip.phase !== 'empty' && betKeyOf(slip.ticket.pick) === betKeyOf(ticket.pick);

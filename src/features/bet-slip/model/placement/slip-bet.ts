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
export type CurrentBet =
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

export type PlacedSlipBet = Extract<CurrentBet, { phase: 'placed' }>;
export type SlipBet = Exclude<CurrentBet, { phase: 'empty' }>;

export const NO_BET: CurrentBet = { phase: 'empty' };

export const createDraftBet = (ticket: Ticket): CurrentBet => ({ phase: 'draft', ticket });

/** Changes the ticket of a draft or a refused bet. The change ends the refusal and keeps everything else. */
export function editSlipBet(slipBet: CurrentBet, change: (ticket: Ticket) => Ticket): CurrentBet {
  if (slipBet.phase !== 'draft' && slipBet.phase !== 'refused') return slipBet;
  const ticket = change(slipBet.ticket);
  return ticket === slipBet.ticket ? slipBet : createDraftBet(ticket);
}

/** Whether the bettor may press the button. A submitted bet cannot be submitted again. */
export const isSubmittable = (slipBet: CurrentBet): slipBet is Extract<CurrentBet, { phase: 'draft' | 'refused' }> =>
  slipBet.phase === 'draft' || slipBet.phase === 'refused';

export const markSent = (slipBet: CurrentBet, intent: BetIntent): CurrentBet =>
  isSubmittable(slipBet) ? { phase: 'sent', ticket: slipBet.ticket, intent } : slipBet;

export const getReference = (slipBet: CurrentBet): string | null =>
  'intent' in slipBet ? slipBet.intent.reference : null;

export type BetOutcome = CommandOutcome<Bet>;
export type AcceptedBet = Extract<BetOutcome, { type: 'accepted' }>;

/** Whether the bet list contradicts the response. The message stays until the bettor dismisses it. */
export const isContradicted = (slipBet: CurrentBet): boolean =>
  slipBet.phase === 'placed' && (slipBet.foundBets.length > 1 || slipBet.refusalMessage !== null);

/** Creates a placed slip from the receipts of the response or of the list. */
export const createPlacedSlipBet = (
  ticket: Ticket,
  intent: BetIntent,
  { message, receipts, refusalMessage }: AcceptedBet,
): PlacedSlipBet => ({
  phase: 'placed',
  ticket,
  intent,
  price: receipts[0]?.price ?? null,
  message,
  foundBets: receipts,
  refusalMessage: refusalMessage ?? null,
});

/** Applies an outcome to a bet that awaits one. A placed bet still takes its price and further bets from the list. */
export function reduceSlipBet(slipBet: CurrentBet, outcome: BetOutcome): CurrentBet {
  if (slipBet.phase === 'placed' && outcome.type === 'accepted') {
    const { receipts } = outcome;
    return {
      ...slipBet,
      price: slipBet.price ?? receipts[0]?.price ?? null,
      foundBets: receipts.length > slipBet.foundBets.length ? receipts : slipBet.foundBets,
    };
  }
  if (slipBet.phase !== 'sent' && slipBet.phase !== 'unverified') return slipBet;
  const { ticket, intent } = slipBet;
  switch (outcome.type) {
    case 'accepted':
      return createPlacedSlipBet(ticket, intent, outcome);
    case 'refused':
      return { phase: 'refused', ticket, intent, refusal: { by: 'server', message: outcome.message } };
    case 'not-taken':
      return { phase: 'refused', ticket, intent, refusal: { by: 'check' } };
    case 'unverified':
      return { phase: 'unverified', ticket, intent, reconciliation: outcome.reconciliation };
    // A single bet cannot be taken in part.
    case 'partly-accepted':
      return slipBet;
  }
}

/** How often a countdown of the bet delay reads the time. */
export const COUNTDOWN_REFRESH_MS = 200;

/** Remaining bet delay in seconds; 0 while only the response is awaited. */
export const calculateHeldSeconds = (
  { sentAt, delaySeconds }: Pick<BetIntent, 'sentAt' | 'delaySeconds'>,
  now: number,
): number => Math.max(0, Math.min(delaySeconds, (sentAt + delaySeconds * 1000 - now) / 1000));

/** Whether the slip's bet has the selection of the ticket. */
export const isSameBet = (slipBet: CurrentBet, ticket: Ticket): boolean =>
  slipBet.phase !== 'empty' && getBetKey(slipBet.ticket.selection) === getBetKey(ticket.selection);

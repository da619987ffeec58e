import type { CommandOutcome } from '#shared/commands/command.ts';
import type { Reconciliation } from '#shared/commands/reconciliation.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { getBetKey } from '#shared/domain/bet/selection.ts';
import type { BetPrice } from '#shared/domain/odds/odds.ts';
import type { Ticket } from '../ticket/ticket.ts';
import { type BetIntent, isSameTerms } from './bet-intent.ts';

/** Why a bet was not placed: the server refused it, or a conclusive check did not find it. */
export type BetRefusal = { readonly by: 'server'; readonly message: string } | { readonly by: 'check' };

/** One bet in its phase, from the selected price to the outcome. */
export type SlipBet =
  | { readonly phase: 'draft'; readonly ticket: Ticket }
  /** In flight. The server holds the bet for `delaySeconds` from `sentAt`. */
  | { readonly phase: 'sent'; readonly ticket: Ticket; readonly intent: BetIntent }
  /**
   * `price`: the matched price; null until the bet list shows it, and while the bet is not matched. `message`: the
   * server's message; null when a check found the bet. `foundBets`: the bets that the list shows for it; empty until
   * the list loads, more than one when the server repeated it. `refusalMessage`: the server's message when it refused
   * the bet.
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

export type PlacedSlipBet = Extract<SlipBet, { phase: 'placed' }>;

/** The content of the slip: one bet, or none. */
export type SlipContent = SlipBet | { readonly phase: 'empty' };

export const NO_BET: SlipContent = { phase: 'empty' };

export const createDraftBet = (ticket: Ticket): SlipBet => ({ phase: 'draft', ticket });

/** Changes the ticket of a draft or a refused bet. The change ends the refusal and keeps everything else. */
export function editSlipBet(slip: SlipContent, change: (ticket: Ticket) => Ticket): SlipContent {
  if (slip.phase !== 'draft' && slip.phase !== 'refused') return slip;
  const ticket = change(slip.ticket);
  return ticket === slip.ticket ? slip : createDraftBet(ticket);
}

/** Whether the bettor may press the button. A submitted bet cannot be submitted again. */
export const isSubmittable = (slip: SlipContent): slip is Extract<SlipBet, { phase: 'draft' | 'refused' }> =>
  slip.phase === 'draft' || slip.phase === 'refused';

export const markSent = (slip: SlipContent, intent: BetIntent): SlipContent =>
  isSubmittable(slip) ? { phase: 'sent', ticket: slip.ticket, intent } : slip;

export const getReference = (slip: SlipContent): string | null => ('intent' in slip ? slip.intent.reference : null);

export type BetOutcome = CommandOutcome<Bet>;
export type AcceptedBet = Extract<BetOutcome, { type: 'accepted' }>;

/** Whether the bet list contradicts the response. The message stays until the bettor dismisses it. */
export const isContradicted = (slipBet: SlipBet): boolean =>
  slipBet.phase === 'placed' && (slipBet.foundBets.length > 1 || slipBet.refusalMessage !== null);

/** Returns the price of a matched bet; null while it waits for a match, and before it is known. */
export const findMatchedPrice = ([bet]: readonly Bet[]): BetPrice | null => (bet?.matched === true ? bet.price : null);

/** Creates a placed slip from the receipts of the response or of the list. */
export const createPlacedSlipBet = (
  ticket: Ticket,
  intent: BetIntent,
  { message, receipts, refusalMessage }: AcceptedBet,
): PlacedSlipBet => ({
  phase: 'placed',
  ticket,
  intent,
  price: findMatchedPrice(receipts),
  message,
  foundBets: receipts,
  refusalMessage: refusalMessage ?? null,
});

/** Applies an outcome to a bet that awaits one. A placed bet still takes its price and further bets from the list. */
export function reduceSlipBet(slipBet: SlipBet, outcome: BetOutcome): SlipBet {
  if (slipBet.phase === 'placed' && outcome.type === 'accepted') {
    const { receipts } = outcome;
    return {
      ...slipBet,
      price: slipBet.price ?? findMatchedPrice(receipts),
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

/**
 * Returns the reference to use again for a ticket; undefined for a new bet. A bet that a check did not find may still
 * arrive late. With the same reference the server acts once on both.
 */
export const findReusableBetReference = (slip: SlipContent): string | undefined =>
  slip.phase === 'refused' && slip.refusal.by === 'check' && isSameTerms(slip.intent, slip.ticket)
    ? slip.intent.reference
    : undefined;

/** Whether the slip's bet has the selection of the ticket. */
export const isSameBet = (slip: SlipContent, ticket: Ticket): boolean =>
  slip.phase !== 'empty' && getBetKey(slip.ticket.selection) === getBetKey(ticket.selection);

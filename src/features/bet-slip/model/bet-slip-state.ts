import type { ResumedCommand } from '#shared/commands/command.ts';
import type { BusyReason } from '#shared/domain/bet/bet-placement.ts';
import { getBetKey, getEventId, hasPriceChangedOnPress, type Selection } from '#shared/domain/bet/selection.ts';
import { isOtherBetInFlight, isOtherBetUnverifiedOn, type OtherBets } from './other-bets.ts';
import type { BetIntent, BetPayload } from './placement/bet-intent.ts';
import {
  type BetOutcome,
  createDraftBet,
  createPlacedSlipBet,
  editSlipBet,
  getReference,
  isContradicted,
  isSameBet,
  markSent,
  NO_BET,
  type PlacedSlipBet,
  reduceSlipBet,
  type SlipBet,
  type SlipContent,
} from './placement/slip-bet.ts';
import { createTicket, takeLine, takePrice, type Ticket, toTicket } from './ticket/ticket.ts';

/** State of the slip: the current bet, and tracked bets that await an outcome or just received one. */
export interface BetSlipState {
  readonly current: SlipContent;
  readonly tracked: readonly SlipBet[];
}

export const EMPTY_BET_SLIP: BetSlipState = { current: NO_BET, tracked: [] };

/** Number of resolved bets that stay visible until the next selection. */
const MAX_RESOLVED_BETS = 3;

const isAwaitingOutcome = (slipBet: SlipBet): boolean => slipBet.phase === 'sent' || slipBet.phase === 'unverified';

/** Whether this bet stays visible when the bettor selects another price. */
const shouldStayVisible = (slipBet: SlipBet): boolean => isAwaitingOutcome(slipBet) || isContradicted(slipBet);

function addTracked(tracked: readonly SlipBet[], slipBet: SlipBet): readonly SlipBet[] {
  const resolvedBets = tracked.filter((other) => !shouldStayVisible(other)).slice(1 - MAX_RESOLVED_BETS);
  return [...tracked.filter((other) => shouldStayVisible(other) || resolvedBets.includes(other)), slipBet];
}

/** Empties the slip. A submitted bet moves to the tracked bets; a draft is discarded. */
export function closeCurrent(state: BetSlipState): BetSlipState {
  const { current, tracked } = state;
  if (current.phase === 'empty') return state;
  return { current: NO_BET, tracked: isAwaitingOutcome(current) ? addTracked(tracked, current) : tracked };
}

/**
 * Takes the new price and keeps the stake for the same selection; creates a new ticket for another one:
 * docs/requirements.md#43-slip.
 */
function repriceTicket(ticket: Ticket, selection: Selection): Ticket {
  const same = { ...ticket, hasPriceJustChanged: hasPriceChangedOnPress(selection) };
  if (selection.kind === 'fancy')
    return { ...takeLine(ticket, selection.run, selection.size), hasPriceJustChanged: same.hasPriceJustChanged };
  return { ...takePrice({ ...ticket, selection }, selection.price), hasPriceJustChanged: same.hasPriceJustChanged };
}

export function select(state: BetSlipState, selection: Selection): BetSlipState {
  const { current } = state;
  if (
    (current.phase === 'draft' || current.phase === 'refused') &&
    getBetKey(current.ticket.selection) === getBetKey(selection)
  ) {
    return { ...state, current: createDraftBet(repriceTicket(current.ticket, selection)) };
  }
  const { tracked } = closeCurrent(state);
  return { current: createDraftBet(createTicket(selection)), tracked: tracked.filter(shouldStayVisible) };
}

/**
 * Changes the ticket in the slip. Returns the same state when nothing changes, so that the slip does not render again.
 */
export function editCurrent(state: BetSlipState, change: (ticket: Ticket) => Ticket): BetSlipState {
  const current = editSlipBet(state.current, change);
  return current === state.current ? state : { ...state, current };
}

export const submitCurrent = (state: BetSlipState, intent: BetIntent): BetSlipState => ({
  ...state,
  current: markSent(state.current, intent),
});

/** Adds a submitted bet that was never in the slip to the tracked bets. */
export const submitTracked = ({ current, tracked }: BetSlipState, ticket: Ticket, intent: BetIntent): BetSlipState => ({
  current,
  tracked: addTracked(tracked, { phase: 'sent', ticket, intent }),
});

/** Moves a placed bet to the tracked bets and empties the slip: docs/requirements.md#43-slip. */
function closePlaced(state: BetSlipState): BetSlipState {
  return state.current.phase === 'placed'
    ? { current: NO_BET, tracked: addTracked(state.tracked, state.current) }
    : state;
}

/** Tracks a bet that contradicts its response, even after it left the screen. A newer draft stays in the slip. */
const showFoundBet = ({ current, tracked }: BetSlipState, slipBet: PlacedSlipBet): BetSlipState => {
  const isSame = (other: SlipContent) => getReference(other) === slipBet.intent.reference;
  return {
    current: isSame(current) ? NO_BET : current,
    tracked: addTracked(
      tracked.filter((other) => !isSame(other)),
      slipBet,
    ),
  };
};

/** Applies an outcome to the bet with this reference, in the slip or beside it. */
export function applyUpdate(state: BetSlipState, intent: BetIntent, outcome: BetOutcome): BetSlipState {
  const isDropped = findSlipBet(state, intent.reference) === null;
  if (
    outcome.type === 'accepted' &&
    (outcome.refusalMessage !== undefined || (isDropped && outcome.receipts.length > 1))
  ) {
    return showFoundBet(state, createPlacedSlipBet(toTicket(intent), intent, outcome));
  }
  const updateSlipBet = (slipBet: SlipBet): SlipBet =>
    getReference(slipBet) === intent.reference ? reduceSlipBet(slipBet, outcome) : slipBet;
  const current = state.current.phase === 'empty' ? NO_BET : updateSlipBet(state.current);
  return closePlaced({ current, tracked: state.tracked.map(updateSlipBet) });
}

/** The bets of the slip and beside it. */
const listSlipBets = ({ current, tracked }: BetSlipState): readonly SlipBet[] =>
  current.phase === 'empty' ? tracked : [current, ...tracked];

export const findSlipBet = (state: BetSlipState, reference: string): SlipBet | null =>
  listSlipBets(state).find((slipBet) => getReference(slipBet) === reference) ?? null;

/** Tracks the bets that an earlier page left without an outcome. */
export const restorePending = (
  { current, tracked }: BetSlipState,
  resumed: readonly ResumedCommand<BetPayload>[],
): BetSlipState => ({
  current,
  tracked: [
    ...resumed.map(({ command, reconciliation }): SlipBet => ({
      phase: 'unverified',
      ticket: toTicket(command),
      intent: command,
      reconciliation,
    })),
    ...tracked,
  ],
});

export const dismissTracked = ({ current, tracked }: BetSlipState, slipBet: SlipBet): BetSlipState => ({
  current,
  tracked: tracked.filter((other) => other !== slipBet || isAwaitingOutcome(other)),
});

export const hasBetInFlight = (state: BetSlipState): boolean =>
  listSlipBets(state).some((slipBet) => slipBet.phase === 'sent');

export const isUnverified = (state: BetSlipState, ticket: Ticket): boolean =>
  listSlipBets(state).some((slipBet) => slipBet.phase === 'unverified' && isSameBet(slipBet, ticket));

/** Intents of the bets without an outcome. */
export const listPendingIntents = (state: BetSlipState): readonly BetIntent[] =>
  listSlipBets(state).flatMap((slipBet) =>
    slipBet.phase === 'sent' || slipBet.phase === 'unverified' ? [slipBet.intent] : [],
  );

/** Intents of the unverified bets on one market. */
export const listUnverifiedIntentsOn = (state: BetSlipState, marketId: string): readonly BetIntent[] =>
  listSlipBets(state).flatMap((slipBet) =>
    slipBet.phase === 'unverified' && getEventId(slipBet.intent.selection) === marketId ? [slipBet.intent] : [],
  );

/** Returns why no further bet may be placed on a market; null if one may. */
export function getBusyReason(state: BetSlipState, marketId: string, otherBets: OtherBets): BusyReason | null {
  if (listUnverifiedIntentsOn(state, marketId).length > 0 || isOtherBetUnverifiedOn(otherBets, marketId))
    return 'unverified';
  return hasBetInFlight(state) || isOtherBetInFlight(otherBets) ? 'in-flight' : null;
}

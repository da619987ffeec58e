import type { BetIntent } from './placement/bet-intent.ts';
import { priceChangedOnPress, betKeyOf, eventIdOf, type Selection } from './ticket/selection.ts';
import {
  draftSlip,
  editSlip,
  EMPTY_SLIP,
  isContradicted,
  reduceSlip,
  referenceOf,
  isSameBet,
  markSent,
  type BetUpdate,
  type OpenSlip,
  type PlacedSlip,
  type Slip,
} from './placement/slip.ts';
import { takeLine, takePrice, createTicket, type Ticket } from './ticket/ticket.ts';

/** The slip being worked on, and beside it the bets that are still to be heard of or were just settled. */
export interface BetSlipState {
  readonly current: Slip;
  readonly tracked: readonly OpenSlip[];
}

export const EMPTY_BET_SLIP: BetSlipState = { current: EMPTY_SLIP, tracked: [] };

/** Bets whose end is known are told of until the next pick; no more than this many. */
const MAX_SETTLED_BETS = 3;

const isAwaitingOutcome = (slip: Slip): boolean => slip.phase === 'sent' || slip.phase === 'unknown';

/** What no other pick may take from the screen. */
const staysVisible = (slip: Slip): boolean => isAwaitingOutcome(slip) || isContradicted(slip);

function addTracked(tracked: readonly OpenSlip[], slip: OpenSlip): readonly OpenSlip[] {
  const settledBets = tracked.filter((other) => !staysVisible(other)).slice(1 - MAX_SETTLED_BETS);
  return [...tracked.filter((other) => staysVisible(other) || settledBets.includes(other)), slip];
}

/** A bet that was sent goes on beside the slip; what was only typed is dropped. */
export const closeCurrent = ({ current, tracked }: BetSlipState): BetSlipState =>
  current.phase === 'sent' || current.phase === 'unknown'
    ? { current: EMPTY_SLIP, tracked: addTracked(tracked, current) }
    : { current: EMPTY_SLIP, tracked };

/** The same selection pressed again takes the new price and keeps the stake; another selection starts afresh (specification 4). */
function repriceTicket(ticket: Ticket, selection: Selection): Ticket {
  const same = { ...ticket, priceJustChanged: priceChangedOnPress(selection) };
  if (selection.kind === 'fancy')
    return { ...takeLine(ticket, selection.run, selection.size), priceJustChanged: same.priceJustChanged };
  return { ...takePrice({ ...ticket, selection }, selection.price), priceJustChanged: same.priceJustChanged };
}

export function select(state: BetSlipState, selection: Selection): BetSlipState {
  const { current } = state;
  if (
    (current.phase === 'draft' || current.phase === 'refused') &&
    betKeyOf(current.ticket.selection) === betKeyOf(selection)
  ) {
    return { ...state, current: draftSlip(repriceTicket(current.ticket, selection)) };
  }
  const { tracked } = closeCurrent(state);
  return { current: draftSlip(createTicket(selection)), tracked: tracked.filter(staysVisible) };
}

/** Returns the same tray when the change does nothing: a new one would draw the slip again, and its effects would edit it again. */
export function editCurrent(state: BetSlipState, change: (ticket: Ticket) => Ticket): BetSlipState {
  const current = editSlip(state.current, change);
  return current === state.current ? state : { ...state, current };
}

export const submitCurrent = (state: BetSlipState, intent: BetIntent): BetSlipState => ({
  ...state,
  current: markSent(state.current, intent),
});

/** A bet that was never in the slip. */
export const submitTracked = ({ current, tracked }: BetSlipState, ticket: Ticket, intent: BetIntent): BetSlipState => ({
  current,
  tracked: addTracked(tracked, { phase: 'sent', ticket, intent }),
});

/** After a success the slip closes (specification 4); what the bet was placed at stands beside it. */
function closePlaced(state: BetSlipState): BetSlipState {
  return state.current.phase === 'placed'
    ? { current: EMPTY_SLIP, tracked: addTracked(state.tracked, state.current) }
    : state;
}

/** Tells the bet with this reference what became of it, wherever it stands. */
export function applyUpdate({ current, tracked }: BetSlipState, reference: string, update: BetUpdate): BetSlipState {
  const updateSlip = <S extends Slip>(slip: S): S =>
    referenceOf(slip) === reference ? (reduceSlip(slip, update) as S) : slip;
  return closePlaced({ current: updateSlip(current), tracked: tracked.map(updateSlip) });
}

/** A refused bet that stands all the same: beside the slip, in place of the refusal. A draft that has been typed since stays in the slip. */
export const showFoundBet = ({ current, tracked }: BetSlipState, slip: PlacedSlip): BetSlipState => {
  const isSame = (other: Slip) => referenceOf(other) === slip.intent.reference;
  return {
    current: isSame(current) ? EMPTY_SLIP : current,
    tracked: addTracked(
      tracked.filter((other) => !isSame(other)),
      slip,
    ),
  };
};

export const findSlip = ({ current, tracked }: BetSlipState, reference: string): Slip | null =>
  [current, ...tracked].find((slip) => referenceOf(slip) === reference) ?? null;

/** Bets sent before this page was loaded, whose answer nobody has seen. */
export const restorePending = ({ current, tracked }: BetSlipState, slips: readonly OpenSlip[]): BetSlipState => ({
  current,
  tracked: [...slips, ...tracked],
});

export const dismissTracked = ({ current, tracked }: BetSlipState, slip: OpenSlip): BetSlipState => ({
  current,
  tracked: tracked.filter((other) => other !== slip || isAwaitingOutcome(other)),
});

const allSlips = ({ current, tracked }: BetSlipState): readonly Slip[] => [current, ...tracked];

export const hasBetInFlight = (state: BetSlipState): boolean => allSlips(state).some((slip) => slip.phase === 'sent');

export const isUnverified = (state: BetSlipState, ticket: Ticket): boolean =>
  allSlips(state).some((slip) => slip.phase === 'unknown' && isSameBet(slip, ticket));

/** Everything whose end is not known: what must survive a reload. */
export const pendingIntents = (state: BetSlipState): readonly BetIntent[] =>
  allSlips(state).flatMap((slip) => (slip.phase === 'sent' || slip.phase === 'unknown' ? [slip.intent] : []));

/** The bets of one market whose answer was lost. */
export const unverifiedIntentsOn = (state: BetSlipState, marketId: string): readonly BetIntent[] =>
  allSlips(state).flatMap((slip) =>
    slip.phase === 'unknown' && eventIdOf(slip.intent.selection) === marketId ? [slip.intent] : [],
  );

/** `in-doubt`: a bet on this market may or may not stand, so its position is not certain. `in-flight`: a bet on any market is under way. */
export type BusyReason = 'in-doubt' | 'in-flight';

export const getBusyReason = (state: BetSlipState, marketId: string): BusyReason | null =>
  unverifiedIntentsOn(state, marketId).length > 0 ? 'in-doubt' : hasBetInFlight(state) ? 'in-flight' : null;

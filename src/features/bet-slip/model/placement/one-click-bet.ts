import { hasPriceChangedOnPress, type OddsSelection } from '#shared/domain/bet/selection.ts';
import type { Limits } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { BetSlipController } from '../bet-slip-controller.ts';
import { type BetSlipState, hasBetInFlight, isUnverified } from '../bet-slip-state.ts';
import type { BettingPreferences } from '../betting-preferences.ts';
import { type BettingAccount, calculateBetFigures, type RunnerIds } from '../checks/bet-figures.ts';
import { findFirstBlockReason } from '../checks/block-reasons.ts';
import { isOtherBetInFlight, isOtherBetUnverified, type OtherBets } from '../other-bets.ts';
import type { SelectionQuote } from '../ticket/selection-quote.ts';
import { createTicket, type Ticket, withStake } from '../ticket/ticket.ts';
import { isSameBet } from './slip-bet.ts';

/** Market and account data at the moment of the press. */
export interface OneClickContext {
  readonly quote: SelectionQuote;
  readonly account: BettingAccount;
  readonly runners: RunnerIds;
  /** Null when the operator's validation is off or the market has no limits. */
  readonly limits: Limits | null;
  /** Whether the limits are loaded. */
  readonly areRulesLoaded: boolean;
  readonly delaySeconds: number;
  readonly preferences: BettingPreferences;
  readonly otherBets: OtherBets;
  /** Moment of the press, in milliseconds since 1970. */
  readonly pressedAt: number;
}

/** A press within this time after the same bet was sent is the second one of a double tap. Milliseconds. */
const DOUBLE_TAP_MS = 500;

/** Whether the same bet is in flight or was just sent. A fast server responds between the presses of a double tap. */
const isRepeatedPress = ({ current, tracked }: BetSlipState, ticket: Ticket, pressedAt: number): boolean =>
  [current, ...tracked].some(
    (slip) =>
      isSameBet(slip, ticket) &&
      (slip.phase === 'sent' || ('intent' in slip && Math.abs(pressedAt - slip.intent.sentAt) < DOUBLE_TAP_MS)),
  );

const ignoreUpdates = () => undefined;

/**
 * Places a one-click bet beside the slip when every check has its data and passes. Otherwise opens the slip with the
 * stake, and the slip shows the reason. Never sends a bet at a price that changed as the bettor pressed it.
 */
export function placeOneClickBet(
  controller: BetSlipController,
  selection: OddsSelection,
  stake: Money,
  { quote, account, runners, limits, areRulesLoaded, delaySeconds, preferences, otherBets, pressedAt }: OneClickContext,
): 'sent' | 'opened' | 'ignored' {
  const ticket: Ticket = withStake(createTicket(selection), stake);
  const state = controller.store.getState();
  if (isRepeatedPress(state, ticket, pressedAt)) return 'ignored';
  const figures = calculateBetFigures(ticket, account, runners);
  const blockReason = findFirstBlockReason({
    ticket,
    quote,
    figures,
    limits,
    isOtherBetInFlight: hasBetInFlight(state) || isOtherBetInFlight(otherBets),
    isUnverified: isUnverified(state, ticket) || isOtherBetUnverified(otherBets, ticket),
    preferences,
  });
  const canPlace =
    blockReason === null && areRulesLoaded && figures.balanceAfter !== null && !hasPriceChangedOnPress(selection);
  const knownBetIds = account.bets?.map(({ betId }) => betId) ?? null;
  if (
    canPlace &&
    controller.placeBesideSlip({ selection, price: selection.price, stake, delaySeconds, knownBetIds }, ignoreUpdates)
  )
    return 'sent';
  controller.select(selection);
  controller.edit((current) => withStake(current, stake));
  return 'opened';
}

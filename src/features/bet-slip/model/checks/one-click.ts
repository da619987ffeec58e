import type { Limits } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { BetSlipController } from '../bet-slip-controller.ts';
import { calculateFigures, type BettingAccount, type RunnerIds } from './figures.ts';
import { firstBlockReason } from './block-reasons.ts';
import { priceChangedOnPress, type OddsSelection } from '../ticket/selection.ts';
import type { PricePolicy } from '../ticket/price-policy.ts';
import type { SelectionQuote } from '../ticket/selection-quote.ts';
import { isSameBet } from '../placement/slip.ts';
import { createTicket, withStake, type Ticket } from '../ticket/ticket.ts';
import { isUnverified, hasBetInFlight, type BetSlipState } from '../bet-slip-state.ts';

/** What is known at the moment of the press. */
export interface OneClickContext {
  readonly quote: SelectionQuote;
  readonly account: BettingAccount;
  readonly runners: RunnerIds;
  /** Null where the operator's validation is off or the market has no limits. */
  readonly limits: Limits | null;
  /** Whether the limits have been read at all. */
  readonly areRulesLoaded: boolean;
  readonly delaySeconds: number;
  readonly policy: PricePolicy;
}

/** The same bet is on its way: the second of two quick presses. */
const hasSameBetInFlight = ({ current, tracked }: BetSlipState, ticket: Ticket): boolean =>
  [current, ...tracked].some((slip) => slip.phase === 'sent' && isSameBet(slip, ticket));

const ignoreUpdates = () => undefined;

/**
 * One press on a price: sends the bet beside the slip where everything that could hold it back has been read and nothing does;
 * otherwise opens the slip with the stake in it, which says why. A price that changed as it was pressed is never sent.
 */
export function placeOneClickBet(
  controller: BetSlipController,
  selection: OddsSelection,
  stake: Money,
  { quote, account, runners, limits, areRulesLoaded, delaySeconds, policy }: OneClickContext,
): 'sent' | 'opened' | 'ignored' {
  const ticket: Ticket = withStake(createTicket(selection), stake);
  const state = controller.store.getState();
  if (hasSameBetInFlight(state, ticket)) return 'ignored';
  const figures = calculateFigures(ticket, account, runners);
  const blockReason = firstBlockReason({
    ticket,
    quote,
    figures,
    limits,
    isBetInFlight: hasBetInFlight(state),
    isUnverified: isUnverified(state, ticket),
    policy,
  });
  const canPlace = blockReason === null && areRulesLoaded && figures.after !== null && !priceChangedOnPress(selection);
  const knownBetIds = account.bets?.map(({ betId }) => betId) ?? null;
  if (
    canPlace &&
    controller.placeOrder({ selection, price: selection.price, stake, delaySeconds, knownBetIds }, ignoreUpdates)
  )
    return 'sent';
  controller.select(selection);
  controller.edit((current) => withStake(current, stake));
  return 'opened';
}

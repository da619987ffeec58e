import { calculateBestFancyResult, calculateRunBands, toFancyBet } from '#shared/domain/bet/fancy.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { type Money, units } from '#shared/domain/money/money.ts';
import { isOnLadder } from '#shared/domain/odds/ladder.ts';
import { asOdds, MAX_ODDS } from '#shared/domain/odds/odds.ts';
import type { ExchangeState, OrderLeg } from '../state/state.ts';
import type { SimulatedLine, SimulatedMarket } from '../world/simulated-match.ts';
import type { World } from '../world/world.ts';
import { calculateBestEventResult, type ExposureLeg } from './exposure.ts';
import { resolveFancyLimits, resolveMarketLimits } from './limits.ts';
import { refusalMessage } from './messages.ts';
import { getOfferedLine, getOfferedMarket } from './offered-market.ts';

/**
 * Input of a check. `ownLegs` holds the user's bets on the same market or line, including the other legs of the order.
 */
export interface LegCheck {
  readonly world: World;
  readonly state: ExchangeState;
  readonly now: number;
  readonly leg: OrderLeg;
  readonly ownLegs: readonly ExposureLeg[];
}

/** Reason to refuse, or null. */
type RefusalReason = string | null;

export function checkMarketStatus(
  { state, now, leg }: LegCheck,
  source: SimulatedMarket,
  offered: Market,
): RefusalReason {
  const switches = state.markets[source.marketId];
  if (offered.locked || offered.status === 'inactive') return refusalMessage.marketLocked;
  if (offered.status === 'closed') return refusalMessage.declared;
  if (offered.status === 'suspended') return refusalMessage.suspended;
  if (offered.runners.find((runner) => runner.runnerId === leg.runnerId)?.status !== 'active')
    return refusalMessage.suspended;
  if (offered.inPlay && switches?.inPlayBetting === false) return refusalMessage.noInPlay;
  if (leg.side === 'back' && switches?.backBets === false) return refusalMessage.noBacks;
  if (leg.side === 'lay' && switches?.layBets === false) return refusalMessage.noLays;
  const minutes =
    switches?.acceptMinutesBefore === undefined ? source.acceptMinutesBefore : switches.acceptMinutesBefore;
  if (minutes !== null && now < source.announcement.startsAt - minutes * 60_000)
    return refusalMessage.tooEarly(minutes);
  return null;
}

/** Highest price of any market: a bookmaker's payout on 100, in hundredths. At odds of 1000 it is 99,900. */
const MAX_PRICE = MAX_ODDS * 100;

const isPriceInRange = (price: number): boolean => Number.isSafeInteger(price) && price > 0 && price <= MAX_PRICE;

/** A bet that does not raise the best result passes, even if that result is already above the limit. */
const isProfitLimitExceeded = (maxProfit: Money, best: { readonly before: Money; readonly after: Money }): boolean =>
  best.after > maxProfit && best.after > best.before;

/** Checks the limits at the price of the leg. Called with the requested price, and again with the price of the fill. */
export function checkMarketLimits(
  { world, state, now, leg, ownLegs }: LegCheck,
  source: SimulatedMarket,
  inPlay: boolean,
): RefusalReason {
  const { minStake, maxStake, minOdds, maxOdds, maxProfit } = resolveMarketLimits(state, source, now, inPlay);
  const { ladder } = source;
  // A stake of zero is no bet, even if the operator sets no minimum.
  const smallestStake = minStake ?? units(1);
  if (leg.stake < smallestStake) return refusalMessage.minStake(smallestStake);
  if (maxStake !== null && leg.stake > maxStake) return refusalMessage.maxStake(maxStake);
  if (minOdds !== null && leg.price < minOdds) return refusalMessage.minOdds(minOdds);
  if (maxOdds !== null && leg.price > maxOdds) return refusalMessage.maxOdds(maxOdds);
  if (!isPriceInRange(leg.price)) return refusalMessage.unmatched;
  if (ladder !== 'step' && !isOnLadder(ladder, asOdds(leg.price))) return refusalMessage.unmatched;
  const calculateBest = (legs: readonly ExposureLeg[]) =>
    calculateBestEventResult(world, state, leg.eventId, legs, now);
  if (
    maxProfit !== null &&
    isProfitLimitExceeded(maxProfit, { before: calculateBest(ownLegs), after: calculateBest([...ownLegs, leg]) })
  )
    return refusalMessage.maxProfit(maxProfit);
  return null;
}

export function checkMarketLeg(check: LegCheck): RefusalReason {
  const { world, state, now, leg } = check;
  const source = world.findMarket(leg.eventId);
  if (source === null) return refusalMessage.marketLocked;
  const offered = getOfferedMarket(state, source, now);
  return checkMarketStatus(check, source, offered) ?? checkMarketLimits(check, source, offered.inPlay);
}

/** Checks whether the line still has the requested run. Called when the bet is placed and when its delay ends. */
export function checkLineStatus({ state, now, leg }: LegCheck, source: SimulatedLine | null): RefusalReason {
  if (source === null || now < source.opensAt) return refusalMessage.fancyClosed;
  if (now >= source.settlesAt || state.abandoned[source.fancyId] !== undefined) return refusalMessage.fancyDeclared;
  const offered = getOfferedLine(state, source, now);
  if (offered.lockedBy === 'Closed') return refusalMessage.fancyClosed;
  if (offered.lockedBy === 'Ball Running') return refusalMessage.ballRunning;
  const line = leg.side === 'back' ? offered.yes : offered.no;
  if (offered.lockedBy !== null || line === null) return refusalMessage.fancySuspended;
  if (line.run * 100 !== leg.price) return refusalMessage.runChanged;
  if (Math.round(line.size * 100) !== leg.size) return refusalMessage.rateChanged;
  return null;
}

export function checkFancyLeg(check: LegCheck): RefusalReason {
  const { world, state, leg, ownLegs } = check;
  const source = world.findLine(leg.eventId);
  const refusalReason = checkLineStatus(check, source);
  if (refusalReason !== null || source === null) return refusalReason ?? refusalMessage.fancyClosed;
  const { minStake, maxStake, maxProfit } = resolveFancyLimits(state, source);
  if (leg.stake < minStake) return refusalMessage.fancyMinStake(minStake);
  if (leg.stake > maxStake) return refusalMessage.fancyMaxStake(maxStake);
  const calculateBest = (legs: readonly ExposureLeg[]) =>
    calculateBestFancyResult(calculateRunBands(legs.map(toFancyBet)));
  const best = { before: calculateBest(ownLegs), after: calculateBest([...ownLegs, leg]) };
  if (isProfitLimitExceeded(maxProfit, best)) return refusalMessage.fancyMaxProfit(maxProfit);
  return null;
}

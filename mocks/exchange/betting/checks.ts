import { onLadder } from '#shared/domain/ladder.ts';
import type { Limits, Market } from '#shared/domain/market.ts';
import { fancyBest, runBands } from '#shared/domain/fancy.ts';
import { units } from '#shared/domain/money.ts';
import type { Leg, State } from '../state/state.ts';
import type { LineSource, MarketSource } from '../world/source.ts';
import type { World } from '../world/world.ts';
import { bestOf, fancyStakeOf, type Weight } from './exposure.ts';
import { fancyLimitsOf, limitsOf } from './limits.ts';
import { refusal } from './messages.ts';
import { lineShown, marketShown } from './shown.ts';

/** What a check looks at. `own` is what the user already has on the same market or line, other legs of the order included. */
export interface Case {
  readonly world: World;
  readonly state: State;
  readonly now: number;
  readonly leg: Leg;
  readonly own: readonly Weight[];
}

/** The reason to refuse, or null. */
type Verdict = string | null;

export function marketStatus({ state, now, leg }: Case, source: MarketSource, shown: Market): Verdict {
  const switches = state.markets[source.marketId];
  if (shown.locked || shown.status === 'inactive') return refusal.marketLocked;
  if (shown.status === 'closed') return refusal.declared;
  if (shown.status === 'suspended') return refusal.suspended;
  if (shown.runners.find((runner) => runner.runnerId === leg.runnerId)?.status !== 'active') return refusal.suspended;
  if (shown.inPlay && switches?.inPlayBetting === false) return refusal.noInPlay;
  if (leg.side === 'back' && switches?.backBets === false) return refusal.noBacks;
  if (leg.side === 'lay' && switches?.layBets === false) return refusal.noLays;
  const minutes = switches?.acceptMinutesBefore === undefined ? source.acceptMinutesBefore : switches.acceptMinutesBefore;
  if (minutes !== null && now < source.sheet.startsAt - minutes * 60_000) return refusal.tooEarly(minutes);
  return null;
}

function marketLimits({ world, state, now, leg, own }: Case, limits: Limits, ladder: Market['ladder']): Verdict {
  const { minStake, maxStake, minOdds, maxOdds, maxProfit } = limits;
  // Nothing can be bet with nothing, whatever the operator allows.
  const least = minStake ?? units(1);
  if (leg.stake < least) return refusal.minStake(least);
  if (maxStake !== null && leg.stake > maxStake) return refusal.maxStake(maxStake);
  if (minOdds !== null && leg.price < minOdds) return refusal.minOdds(minOdds);
  if (maxOdds !== null && leg.price > maxOdds) return refusal.maxOdds(maxOdds);
  if (ladder !== 'step' && !onLadder(ladder, leg.price)) return refusal.unmatched;
  if (maxProfit !== null && bestOf(world, state, leg.eventId, [...own, leg], now) > maxProfit) return refusal.maxProfit(maxProfit);
  return null;
}

export function checkMarketLeg(subject: Case): Verdict {
  const { world, state, now, leg } = subject;
  const source = world.market(leg.eventId);
  if (source === null) return refusal.marketLocked;
  const shown = marketShown(state, source, now);
  return marketStatus(subject, source, shown) ?? marketLimits(subject, limitsOf(state, source, now, shown.inPlay), source.ladder);
}

/** Whether the line still stands as asked for: at placing and again when the delay is over. */
export function lineStatus({ state, now, leg }: Case, source: LineSource | null): Verdict {
  if (source === null || now < source.opensAt) return refusal.fancyClosed;
  if (now >= source.settlesAt || state.abandoned[source.fancyId] !== undefined) return refusal.fancyDeclared;
  const shown = lineShown(state, source, now);
  if (shown.lockedBy === 'Closed') return refusal.fancyClosed;
  if (shown.lockedBy === 'Ball Running') return refusal.ballRunning;
  const line = leg.side === 'back' ? shown.yes : shown.no;
  if (shown.lockedBy !== null || line === null) return refusal.fancySuspended;
  if (line.run * 100 !== leg.price) return refusal.runChanged;
  if (Math.round(line.size * 100) !== leg.size) return refusal.rateChanged;
  return null;
}

export function checkFancyLeg(subject: Case): Verdict {
  const { world, state, leg, own } = subject;
  const source = world.line(leg.eventId);
  const refused = lineStatus(subject, source);
  if (refused !== null || source === null) return refused ?? refusal.fancyClosed;
  const { minStake, maxStake, maxProfit } = fancyLimitsOf(state, source);
  if (leg.stake < minStake) return refusal.sessionMinStake(minStake);
  if (leg.stake > maxStake) return refusal.sessionMaxStake(maxStake);
  if (fancyBest(runBands([...own, leg].map(fancyStakeOf))) > maxProfit) return refusal.sessionMaxProfit(maxProfit);
  return null;
}

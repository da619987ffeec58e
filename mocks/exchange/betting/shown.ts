import type { FancyLine, Market, Runner } from '#shared/domain/market.ts';
import type { FancySwitches } from '../interface/operator.ts';
import type { State } from '../state/state.ts';
import { noOffers } from '../world/exchange-book.ts';
import type { LineSource, MarketSource } from '../world/source.ts';
import { fancyLimitsOf, limitsOf } from './limits.ts';

/** Whether the runner is out of the race by then, by the script or by the operator. */
export function removedAt(state: State, market: MarketSource, runnerId: number): number | null {
  const byOperator = state.markets[market.marketId]?.removed?.[runnerId];
  const byScript = market.runners.find((runner) => runner.runnerId === runnerId)?.removedAt ?? null;
  if (byOperator === undefined) return byScript;
  return byScript === null ? byOperator : Math.min(byOperator, byScript);
}

/** Runners that can still win: what a position is worked out over. */
export const runnersLeft = (state: State, market: MarketSource, time: number): number[] =>
  market.runners.map((runner) => runner.runnerId).filter((runnerId) => {
    const removed = removedAt(state, market, runnerId);
    return removed === null || removed > time;
  });

const takenOut = (runner: Runner): Runner => ({ ...runner, ...noOffers, status: 'removed' });

/** A market as bettors see it: the world's, under the operator's switches. */
export function marketShown(state: State, source: MarketSource, time: number): Market {
  const { sheet, marketId } = source;
  const moment = source.at(time);
  const switches = state.markets[marketId];
  const limits = limitsOf(state, source, time, moment.inPlay);
  const closed = moment.status === 'closed' || state.abandoned[marketId] !== undefined;
  const removed = switches?.removed;
  const offers = switches?.offers;
  const shown = (runner: Runner): Runner => {
    if (removed?.[runner.runnerId] !== undefined) return takenOut(runner);
    const held = offers?.[runner.runnerId];
    return held === undefined ? runner : { ...runner, ...held };
  };
  return {
    sportId: sheet.sportId, matchId: sheet.matchId, matchName: sheet.matchName, startsAt: new Date(sheet.startsAt).toISOString(),
    marketId, name: source.name, type: source.type, kind: source.kind, winners: source.winners, ladder: source.ladder,
    status: closed ? 'closed' : switches?.suspended === true ? 'suspended' : offers ? 'open' : moment.status,
    inPlay: moment.inPlay,
    locked: switches?.locked ?? false,
    totalMatched: moment.totalMatched,
    news: switches?.news ?? null,
    minStake: limits.minStake, maxStake: limits.maxStake,
    runners: removed === undefined && !offers ? moment.runners : moment.runners.map(shown),
  };
}

const lockOf = (switches: FancySwitches | undefined): string | null =>
  switches?.ballRunning === true ? 'Ball Running' : switches?.suspended === true ? 'Suspended' : null;

/** A session line as bettors see it. */
export function lineShown(state: State, source: LineSource, time: number): FancyLine {
  const switches = state.fancies[source.fancyId];
  const moment = source.at(time);
  const limits = fancyLimitsOf(state, source);
  const closed = switches?.closed === true || state.abandoned[source.fancyId] !== undefined || moment.lockedBy === 'Closed';
  const held = closed ? undefined : switches?.line;
  const { no, yes } = held ?? moment;
  return {
    fancyId: source.fancyId, matchId: source.sheet.matchId, name: source.name, category: source.category, order: source.order,
    no: closed ? null : no, yes: closed ? null : yes,
    lockedBy: closed ? 'Closed' : (lockOf(switches) ?? (held ? null : moment.lockedBy)),
    rateChanged: held ? false : moment.rateChanged,
    minStake: limits.minStake, maxStake: limits.maxStake,
    news: switches?.news ?? null,
  };
}

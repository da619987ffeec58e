import type { FancyLine, Market, Runner } from '#shared/domain/market/market.ts';
import type { FancySwitches } from '../interface/operator.ts';
import type { ExchangeState } from '../state/state.ts';
import { NO_OFFERS } from '../world/exchange-book.ts';
import type { SimulatedLine, SimulatedMarket } from '../world/simulated-match.ts';
import { resolveFancyLimits, resolveMarketLimits } from './limits.ts';

/** Finds when the script or the operator removes the runner. Null when neither does by then. */
export function findRemovalTime(state: ExchangeState, market: SimulatedMarket, runnerId: number): number | null {
  const byOperator = state.markets[market.marketId]?.removed?.[runnerId];
  const byScript = market.runners.find((runner) => runner.runnerId === runnerId)?.removedAt ?? null;
  if (byOperator === undefined) return byScript;
  return byScript === null ? byOperator : Math.min(byOperator, byScript);
}

/** Lists the runners that can still win. Positions are computed over these. */
export const listRemainingRunners = (state: ExchangeState, market: SimulatedMarket, time: number): number[] =>
  market.runners
    .map((runner) => runner.runnerId)
    .filter((runnerId) => {
      const removed = findRemovalTime(state, market, runnerId);
      return removed === null || removed > time;
    });

const markRemoved = (runner: Runner): Runner => ({ ...runner, ...NO_OFFERS, status: 'removed' });

/** Returns a market as the exchange offers it: the market of the world, changed by the operator's switches. */
export function getOfferedMarket(state: ExchangeState, source: SimulatedMarket, time: number): Market {
  const { announcement, marketId } = source;
  const moment = source.getStateAt(time);
  const switches = state.markets[marketId];
  const limits = resolveMarketLimits(state, source, time, moment.inPlay);
  const isClosed = moment.status === 'closed' || state.abandoned[marketId] !== undefined;
  const removed = switches?.removed;
  const offers = switches?.offers;
  const toOfferedRunner = (runner: Runner): Runner => {
    if (removed?.[runner.runnerId] !== undefined) return markRemoved(runner);
    const fixedOffers = offers?.[runner.runnerId];
    return fixedOffers === undefined ? runner : { ...runner, ...fixedOffers };
  };
  return {
    sportId: announcement.sportId,
    matchId: announcement.matchId,
    matchName: announcement.matchName,
    startsAt: new Date(announcement.startsAt).toISOString(),
    marketId,
    name: source.name,
    type: source.type,
    kind: source.kind,
    winners: source.winners,
    ladder: source.ladder,
    status: isClosed ? 'closed' : switches?.suspended === true ? 'suspended' : offers ? 'open' : moment.status,
    inPlay: moment.inPlay,
    locked: switches?.locked ?? false,
    totalMatched: moment.totalMatched,
    news: switches?.news ?? null,
    minStake: limits.minStake,
    maxStake: limits.maxStake,
    runners: removed === undefined && !offers ? moment.runners : moment.runners.map(toOfferedRunner),
  };
}

const describeLock = (switches: FancySwitches | undefined): string | null =>
  switches?.ballRunning === true ? 'Ball Running' : switches?.suspended === true ? 'Suspended' : null;

/** Returns a session line as the exchange offers it. */
export function getOfferedLine(state: ExchangeState, source: SimulatedLine, time: number): FancyLine {
  const switches = state.fancies[source.fancyId];
  const moment = source.getQuoteAt(time);
  const limits = resolveFancyLimits(state, source);
  const isClosed =
    switches?.closed === true || state.abandoned[source.fancyId] !== undefined || moment.lockedBy === 'Closed';
  const fixedLine = isClosed ? undefined : switches?.line;
  const { no, yes } = fixedLine ?? moment;
  return {
    fancyId: source.fancyId,
    matchId: source.announcement.matchId,
    name: source.name,
    category: source.category,
    order: source.order,
    no: isClosed ? null : no,
    yes: isClosed ? null : yes,
    lockedBy: isClosed ? 'Closed' : (describeLock(switches) ?? (fixedLine ? null : moment.lockedBy)),
    rateChanged: fixedLine ? false : moment.rateChanged,
    minStake: limits.minStake,
    maxStake: limits.maxStake,
    news: switches?.news ?? null,
  };
}

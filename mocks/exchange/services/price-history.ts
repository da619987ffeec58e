import { downsamplePrices, MIN_POINTS } from '#shared/domain/market/downsample-prices.ts';
import type { Market } from '#shared/domain/market/market.ts';
import {
  type PriceEvent,
  type PriceHistory,
  type PricePoint,
  SESSION_RUNNER_ID,
} from '#shared/domain/market/price-history.ts';
import { lineRun } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { Core } from '../core.ts';
import type { PriceHistoryQuery } from '../interface/board.ts';
import type { SimulatedLine, SimulatedMarket, SimulatedMatch } from '../world/simulated-match.ts';

/** Longest past that the exchange serves. */
const MAX_SPAN_MS = 8 * HOUR_MS;
/** Prices before the start that a chart of a match in play shows. */
const LEAD_MS = 30 * MINUTE_MS;
/** Past of a match that has not begun. */
const UPCOMING_MS = 2 * HOUR_MS;
/** Most moments that are read of the script for one response. */
const MAX_MOMENTS = 600;
const DEFAULT_RESOLUTION = 300;
/** Most points a runner in one response. */
const MAX_RESOLUTION = 1_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

const EMPTY: PriceHistory = { runners: [], events: [] };

function clampSpan(earliest: number, latest: number, { from, to }: PriceHistoryQuery): Span {
  const end = Math.min(latest, to ?? latest);
  return { from: Math.max(earliest, end - MAX_SPAN_MS, from ?? earliest), to: end };
}

/** Lists moments on a grid of whole seconds that does not depend on the request, with the last moment. */
function listMoments({ from, to }: Span): readonly number[] {
  const stepMs = Math.max(1, Math.ceil((to - from) / MAX_MOMENTS / SECOND_MS)) * SECOND_MS;
  const moments: number[] = [];
  for (let at = Math.ceil(from / stepMs) * stepMs; at < to; at += stepMs) moments.push(at);
  moments.push(to);
  return moments;
}

/** Lists the stretches of at least two moments without prices. */
function listSuspensions(points: readonly PricePoint[]): readonly PriceEvent[] {
  const found: PriceEvent[] = [];
  let start: { readonly at: number; count: number } | null = null;
  for (const [at, back, lay] of points) {
    if (back === null && lay === null) {
      start ??= { at, count: 0 };
      start.count += 1;
      continue;
    }
    if (start !== null && start.count > 1)
      found.push({ kind: 'suspended', at: start.at, until: at, label: 'Suspended' });
    start = null;
  }
  return found;
}

function createHistory(
  all: readonly { readonly runnerId: number; readonly points: readonly PricePoint[] }[],
  match: SimulatedMatch | null,
  { from, to }: Span,
  resolution: number | undefined,
): PriceHistory {
  const maxPoints = Math.min(MAX_RESOLUTION, Math.max(MIN_POINTS, resolution ?? DEFAULT_RESOLUTION));
  const events = (match?.listEvents?.(to) ?? []).filter(({ at }) => at >= from && at <= to);
  return {
    runners: all.map(({ runnerId, points }) => ({ runnerId, points: downsamplePrices(points, maxPoints) })),
    events: [...events, ...listSuspensions(all[0]?.points ?? [])].sort((one, other) => one.at - other.at),
  };
}

function readMarketHistory(
  market: SimulatedMarket,
  match: SimulatedMatch | null,
  now: number,
  query: PriceHistoryQuery,
): PriceHistory {
  const { startsAt } = market.announcement;
  const span = clampSpan(Math.min(startsAt - LEAD_MS, now - UPCOMING_MS), Math.min(now, market.settlesAt), query);
  if (span.to <= span.from) return EMPTY;
  const states = listMoments(span).map((at) => ({ at, state: market.getStateAt(at) }));
  const toPoint = ({ at, state }: (typeof states)[number], index: number): PricePoint => {
    const runner: Market['runners'][number] | undefined = state.status === 'open' ? state.runners[index] : undefined;
    return [at, runner?.back[0]?.price ?? null, runner?.lay[0]?.price ?? null];
  };
  const runners = market.runners.map(({ runnerId }, index) => ({
    runnerId,
    points: states.map((each) => toPoint(each, index)),
  }));
  return createHistory(runners, match, span, query.resolution);
}

function readLineHistory(
  line: SimulatedLine,
  match: SimulatedMatch | null,
  now: number,
  query: PriceHistoryQuery,
): PriceHistory {
  const span = clampSpan(line.opensAt, Math.min(now, line.settlesAt), query);
  if (span.to <= span.from) return EMPTY;
  const points = listMoments(span).map((at): PricePoint => {
    const { yes, no, lockedBy } = line.getQuoteAt(at);
    const toRun = (run: number | undefined) =>
      run === undefined || run <= 0 || lockedBy !== null ? null : lineRun(run * 100);
    return [at, toRun(yes?.run), toRun(no?.run)];
  });
  return createHistory([{ runnerId: SESSION_RUNNER_ID, points }], match, span, query.resolution);
}

/**
 * Returns the past of a market or session line, or null when there is none by that id. The script is a function of the
 * time, so nothing is recorded: an answer is the same before and after a reload. It has no operator's switches, whose
 * times the exchange does not keep.
 */
export function readPriceHistory({ world, clock }: Core, query: PriceHistoryQuery): PriceHistory | null {
  const market = world.findMarket(query.marketId);
  if (market !== null)
    return readMarketHistory(market, world.findMatch(market.announcement.matchId), clock.now(), query);
  const line = world.findLine(query.marketId);
  return line === null ? null : readLineHistory(line, world.findMatch(line.announcement.matchId), clock.now(), query);
}

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/format/durations.ts';
import type { Core } from '../core.ts';
import type { MarketResult } from '../interface/board.ts';
import type { PagedRows, PagingParams, TimeSpan } from '../interface/paging-and-results.ts';
import type { Fixture } from '../world/calendar.ts';
import { type SportId, sportIds } from '../world/ids.ts';
import { listWinners, type SimulatedMarket, type SimulatedMatch } from '../world/simulated-match.ts';
import type { World } from '../world/world.ts';
import { parseTimeSpan, toIso } from './paging.ts';

/** Longest range of results. Each match in it must be written first. */
const LONGEST_SPAN = 7 * DAY_MS;

function formatWinner({ ending, runners, winners = 1 }: SimulatedMarket): string {
  if (ending.kind === 'void') return 'Void';
  return listWinners(ending, winners, () => true)
    .map((winnerId) => runners.find((runner) => runner.runnerId === winnerId)?.name ?? '')
    .join(', ');
}

/** Lists the results of one match, latest first, without the hundreds of ball-by-ball lines. */
function toResultRows({ announcement, markets, getLines: lines }: SimulatedMatch, now: number): MarketResult[] {
  const common = {
    sportName: announcement.sportName,
    seriesName: announcement.seriesName,
    matchName: announcement.matchName,
  };
  return [
    ...markets
      .filter((market) => market.settlesAt <= now)
      .map((market): MarketResult => ({
        ...common,
        marketName: market.name,
        winnerName: formatWinner(market),
        settledAt: toIso(market.settlesAt),
        type: 1,
      })),
    ...lines()
      .filter((line) => line.settlesAt <= now && line.category !== 'ball-by-ball')
      .map((line): MarketResult => ({
        ...common,
        marketName: line.name,
        winnerName: line.result === null ? 'Void' : String(line.result),
        settledAt: toIso(line.settlesAt),
        type: 2,
      })),
  ].sort((a, b) => (a.settledAt < b.settledAt ? 1 : a.settledAt > b.settledAt ? -1 : 0));
}

const isSport = (sportId: string): sportId is SportId => (sportIds as readonly string[]).includes(sportId);

/** Lines settle soon after their match. */
const SETTLED_AFTER_MS = 10 * MINUTE_MS;
/** Times of the first and last result, from the start of a match. The toss settles before its match. */
const resultTimes: Readonly<Record<SportId, readonly [first: number, last: number]>> = {
  '4': [-30 * MINUTE_MS, 4.5 * HOUR_MS],
  '1': [0, 3 * HOUR_MS],
  '2': [0, 5 * HOUR_MS],
  '7': [0, 30 * MINUTE_MS],
  '4339': [0, 30 * MINUTE_MS],
};

/** Lists the matches that may have a result within the range. Each must be written before its results are known. */
function listFixturesWithResults(world: World, sportId: SportId, from: number, to: number): readonly Fixture[] {
  const [first, last] = resultTimes[sportId];
  return world.listFixtures(sportId, from - last, to - first);
}

/** Settlement times of finished matches, cached so that their scripts need not be written again. */
const settled = new WeakMap<World, Map<string, readonly number[]>>();

/** Lists the times in milliseconds, in the order of the match's rows. */
function listResultTimes(world: World, fixture: Fixture, now: number): readonly number[] {
  const { matchId } = fixture.announcement;
  const times = settled.get(world) ?? new Map<string, readonly number[]>();
  settled.set(world, times);
  const knownTimes = times.get(matchId);
  if (knownTimes !== undefined) return knownTimes;
  const match = world.getMatch(fixture);
  const found = toResultRows(match, now).map(({ settledAt }) => Date.parse(settledAt));
  if (now > match.endsAt + SETTLED_AFTER_MS) times.set(matchId, found);
  return found;
}

interface ResultPosition {
  readonly fixture: Fixture;
  /** Index among the rows of its match. */
  readonly index: number;
  readonly at: number;
}

/** Reads the rows at these positions. Writes each match once. */
function readResultRows(world: World, positions: readonly ResultPosition[], now: number): MarketResult[] {
  const read = new Map<string, readonly MarketResult[]>();
  return positions.flatMap(({ fixture, index }) => {
    const rows = read.get(fixture.announcement.matchId) ?? toResultRows(world.getMatch(fixture), now);
    read.set(fixture.announcement.matchId, rows);
    return rows[index] ?? [];
  });
}

/**
 * Lists results by settlement time, newest first, within the last days of the range. A result belongs to the day of its
 * settlement, also when its match began the day before. Writes only the matches on the page.
 */
export function listResults(
  { world, clock }: Core,
  filter: TimeSpan & PagingParams & { readonly sportId?: string | null },
): PagedRows<MarketResult> {
  const now = clock.now();
  const span = parseTimeSpan(filter);
  const to = Math.min(now, span.to);
  const from = Math.max(span.from, to - (Number.isFinite(span.from) ? LONGEST_SPAN : DAY_MS));
  const sportIdsInFilter = filter.sportId ? (isSport(filter.sportId) ? [filter.sportId] : []) : sportIds;
  const fixtures = sportIdsInFilter
    .flatMap((sportId) => listFixturesWithResults(world, sportId, from, to))
    .sort((a, b) => b.announcement.startsAt - a.announcement.startsAt);
  const positions = fixtures
    .flatMap((fixture) =>
      listResultTimes(world, fixture, now).map((at, index): ResultPosition => ({ fixture, index, at })),
    )
    .filter(({ at }) => at >= from && at <= to)
    .sort((a, b) => b.at - a.at);
  const limit = filter.limit !== undefined && filter.limit > 0 ? Math.floor(filter.limit) : 100;
  const page = Math.max(1, Math.floor(filter.page ?? 1));
  const first = (page - 1) * limit;
  return { rows: readResultRows(world, positions.slice(first, first + limit), now), total: positions.length, page };
}

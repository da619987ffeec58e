import type { Core } from '../core.ts';
import type { Page, PageOf, Span } from '../exchange.ts';
import type { ResultRow } from '../interface/board.ts';
import { sportIds, type SportId } from '../world/ids.ts';
import { winnersIn, type MarketSource, type MatchSource } from '../world/source.ts';
import type { Fixture } from '../world/calendar.ts';
import type { World } from '../world/world.ts';
import { iso, spanOf } from './page.ts';

const DAY = 24 * 60 * 60_000;
/** Further back than this nobody asks, and every match asked for has to be written first. */
const LONGEST_SPAN = 7 * DAY;

function winnerOf({ ending, runners, winners = 1 }: MarketSource): string {
  if (ending.kind === 'void') return 'Void';
  return winnersIn(ending, winners, () => true).map((winnerId) => runners.find((runner) => runner.runnerId === winnerId)?.name ?? '').join(', ');
}

/** The results of one match, the latest first. Ball-by-ball lines are left out: there are hundreds. */
function rowsOf({ sheet, markets, lines }: MatchSource, now: number): ResultRow[] {
  const common = { sportName: sheet.sportName, seriesName: sheet.seriesName, matchName: sheet.matchName };
  return [
    ...markets.filter((market) => market.settlesAt <= now).map((market): ResultRow => ({
      ...common, marketName: market.name, winnerName: winnerOf(market), settledAt: iso(market.settlesAt), type: 1,
    })),
    ...lines().filter((line) => line.settlesAt <= now && line.category !== 'ball-by-ball').map((line): ResultRow => ({
      ...common, marketName: line.name, winnerName: line.result === null ? 'Void' : String(line.result), settledAt: iso(line.settlesAt), type: 2,
    })),
  ].sort((a, b) => (a.settledAt < b.settledAt ? 1 : a.settledAt > b.settledAt ? -1 : 0));
}

const isSport = (sportId: string): sportId is SportId => (sportIds as readonly string[]).includes(sportId);

/** Lines have their result soon after the match has. */
const ALL_IN = 10 * 60_000;

/** When each result of a match was settled, once all are in: known without writing its script again. */
const settled = new WeakMap<World, Map<string, readonly number[]>>();

/** Milliseconds, in the order of the match's rows. */
function timesOf(world: World, fixture: Fixture, now: number): readonly number[] {
  const { matchId } = fixture.sheet;
  const times = settled.get(world) ?? new Map<string, readonly number[]>();
  settled.set(world, times);
  const known = times.get(matchId);
  if (known !== undefined) return known;
  const match = world.of(fixture);
  const found = rowsOf(match, now).map(({ settledAt }) => Date.parse(settledAt));
  if (now > match.endsAt + ALL_IN) times.set(matchId, found);
  return found;
}

interface Spot {
  readonly fixture: Fixture;
  /** Among the rows of its match. */
  readonly index: number;
  readonly at: number;
}

/** The rows of these spots; each match is written once. */
function rowsAt(world: World, spots: readonly Spot[], now: number): ResultRow[] {
  const read = new Map<string, readonly ResultRow[]>();
  return spots.flatMap(({ fixture, index }) => {
    const rows = read.get(fixture.sheet.matchId) ?? rowsOf(world.of(fixture), now);
    read.set(fixture.sheet.matchId, rows);
    return rows[index] ?? [];
  });
}

/** Newest first, by the moment they were settled; of a longer span the last days only. Only the matches on the page are read. */
export function resultsOf({ world, clock }: Core, filter: Span & PageOf & { readonly sportId?: string | null }): Page<ResultRow> {
  const now = clock.now();
  const span = spanOf(filter);
  const to = Math.min(now, span.to);
  const from = Math.max(span.from, to - (Number.isFinite(span.from) ? LONGEST_SPAN : DAY));
  const wanted = filter.sportId ? (isSport(filter.sportId) ? [filter.sportId] : []) : sportIds;
  const fixtures = wanted.flatMap((sportId): readonly Fixture[] => world.fixtures(sportId, from, to)).sort((a, b) => b.sheet.startsAt - a.sheet.startsAt);
  const spots = fixtures.flatMap((fixture) => timesOf(world, fixture, now).map((at, index): Spot => ({ fixture, index, at }))).sort((a, b) => b.at - a.at);
  const limit = filter.limit !== undefined && filter.limit > 0 ? Math.floor(filter.limit) : 100;
  const page = Math.max(1, Math.floor(filter.page ?? 1));
  const first = (page - 1) * limit;
  return { rows: rowsAt(world, spots.slice(first, first + limit), now), total: spots.length, page };
}

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

/** How many results a match has once all are in: known without writing its script again. */
const counted = new WeakMap<World, Map<string, number>>();

function countOf(world: World, fixture: Fixture, now: number): number {
  const { matchId } = fixture.sheet;
  const counts = counted.get(world) ?? new Map<string, number>();
  counted.set(world, counts);
  const known = counts.get(matchId);
  if (known !== undefined) return known;
  const match = world.of(fixture);
  const count = rowsOf(match, now).length;
  if (now > match.endsAt + ALL_IN) counts.set(matchId, count);
  return count;
}

/** Newest first, by the start of the match; of a longer span the last days only. Every match is counted, and only those on the page are read. */
export function resultsOf({ world, clock }: Core, filter: Span & PageOf & { readonly sportId?: string | null }): Page<ResultRow> {
  const now = clock.now();
  const span = spanOf(filter);
  const to = Math.min(now, span.to);
  const from = Math.max(span.from, to - (Number.isFinite(span.from) ? LONGEST_SPAN : DAY));
  const wanted = filter.sportId ? (isSport(filter.sportId) ? [filter.sportId] : []) : sportIds;
  const fixtures = wanted.flatMap((sportId): readonly Fixture[] => world.fixtures(sportId, from, to)).sort((a, b) => b.sheet.startsAt - a.sheet.startsAt);
  const limit = filter.limit !== undefined && filter.limit > 0 ? Math.floor(filter.limit) : 100;
  const page = Math.max(1, Math.floor(filter.page ?? 1));
  const first = (page - 1) * limit;
  const rows: ResultRow[] = [];
  let total = 0;
  for (const fixture of fixtures) {
    const count = countOf(world, fixture, now);
    const before = total;
    total += count;
    if (total > first && before < first + limit) rows.push(...rowsOf(world.of(fixture), now).slice(Math.max(0, first - before), first + limit - before));
  }
  return { rows, total, page };
}

import type { Core } from '../core.ts';
import type { Page, PageOf, Span } from '../exchange.ts';
import type { ResultRow } from '../interface/board.ts';
import { sportIds, type SportId } from '../world/ids.ts';
import { winnersIn, type MarketSource, type MatchSource } from '../world/source.ts';
import type { Fixture } from '../world/calendar.ts';
import { LONGEST } from '../world/world.ts';
import { iso, spanOf } from './page.ts';

const DAY = 24 * 60 * 60_000;
/** Further back than this nobody asks, and every match asked for has to be written first. */
const LONGEST_SPAN = 31 * DAY;

function winnerOf({ ending, runners, winners = 1 }: MarketSource): string {
  if (ending.kind === 'void') return 'Void';
  return winnersIn(ending, winners, () => true).map((winnerId) => runners.find((runner) => runner.runnerId === winnerId)?.name ?? '').join(', ');
}

/** The results of one match, the match odds first. Ball-by-ball lines are left out: there are hundreds. */
function rowsOf({ sheet, markets, lines }: MatchSource, now: number): ResultRow[] {
  const common = { sportName: sheet.sportName, seriesName: sheet.seriesName, matchName: sheet.matchName };
  return [
    ...markets.filter((market) => market.settlesAt <= now).map((market): ResultRow => ({
      ...common, marketName: market.name, winnerName: winnerOf(market), settledAt: iso(market.settlesAt), type: 1,
    })),
    ...lines().filter((line) => line.settlesAt <= now && line.category !== 'ball-by-ball').map((line): ResultRow => ({
      ...common, marketName: line.name, winnerName: line.result === null ? 'Void' : String(line.result), settledAt: iso(line.settlesAt), type: 2,
    })),
  ];
}

const isSport = (sportId: string): sportId is SportId => (sportIds as readonly string[]).includes(sportId);

/** Newest first, by the start of the match. Pages are cut by market, and only the matches on the page and before it are written. */
export function resultsOf({ world, clock }: Core, filter: Span & PageOf & { readonly sportId?: string | null }): Page<ResultRow> {
  const now = clock.now();
  const span = spanOf(filter);
  const to = Math.min(now, span.to);
  const from = Math.max(span.from, to - (Number.isFinite(span.from) ? LONGEST_SPAN : DAY));
  const wanted = filter.sportId ? (isSport(filter.sportId) ? [filter.sportId] : []) : ['4', '1', '2'] as const;
  const fixtures = wanted.flatMap((sportId): readonly Fixture[] => world.fixtures(sportId, from, to)).sort((a, b) => b.sheet.startsAt - a.sheet.startsAt);
  const limit = filter.limit !== undefined && filter.limit > 0 ? Math.floor(filter.limit) : 100;
  const page = Math.max(1, Math.floor(filter.page ?? 1));
  const rows: ResultRow[] = [];
  let read = 0;
  for (const fixture of fixtures) {
    if (rows.length >= page * limit) break;
    rows.push(...rowsOf(world.of(fixture), now));
    read += 1;
  }
  // Matches long past have all their results, so the rest is counted by the average of what was read.
  const rest = fixtures.slice(read).filter((fixture) => fixture.sheet.startsAt < now - LONGEST).length;
  const total = rows.length + Math.round((rest * rows.length) / Math.max(1, read));
  return { rows: rows.slice((page - 1) * limit, page * limit), total, page };
}

import type { MatchRow } from '#shared/domain/market/market.ts';
import { formatStartTime } from '#shared/format/timestamp.ts';
import { copyElement, getChild } from '#ui-kit';
import { type BoardFilter, unfiltered } from '../model/board-filter.ts';
import { arrangeMatches, countSports, describeCompetition, FIRST_ROWS, takeRows } from '../model/match-board.ts';
import { texts } from '../texts.ts';

export interface DashboardDrawing {
  /** The prerendered `Dashboard`: two filters, and one list each of matches in play and upcoming. */
  readonly dashboard: Element;
  readonly rows: readonly MatchRow[];
  /** Current time in milliseconds, for "Today" and "Tomorrow". */
  readonly now: number;
  /** Builds the address of this page with another filter. */
  readonly toHref: (filter: BoardFilter) => string;
  /** Builds the address of a match. */
  readonly toMatchHref: (row: MatchRow) => string;
  /** Draws the prices of a match into a copy of the first row's prices. */
  readonly drawOdds: (odds: Element, row: MatchRow) => void;
}

/**
 * Draws the first rows into a prerendered dashboard, without React: a bettor sees prices while the app is downloading.
 * The result has the text and structure of `Dashboard` with its first rows (tests/e2e/live/first-screen.spec.ts).
 */
export function drawDashboard({ dashboard, rows, ...drawing }: DashboardDrawing): void {
  const all = arrangeMatches(rows, unfiltered);
  const first = takeRows(all, FIRST_ROWS);
  const [filters, inPlay, upcoming] = [getChild(dashboard, 1), getChild(dashboard, 2), getChild(dashboard, 3)];
  drawFilters(filters, rows, drawing.toHref);
  drawList(inPlay, first.inPlay, all.inPlay.length, drawing);
  drawList(upcoming, first.upcoming, all.upcoming.length, drawing);
}

function drawFilters(filters: Element, rows: readonly MatchRow[], toHref: DashboardDrawing['toHref']): void {
  const list = getChild(filters, 0);
  const [allSports, model] = [getChild(list, 0), getChild(list, 1)];
  const sports = countSports(rows).map(({ sportId, name, matches }) => {
    const item = copyElement(model);
    const link = getChild(item, 0);
    link.setAttribute('href', toHref({ ...unfiltered, sportId }));
    const count = getChild(link, 0);
    count.textContent = String(matches);
    link.replaceChildren(name, count);
    return item;
  });
  getChild(getChild(allSports, 0), 0).textContent = String(rows.length);
  list.replaceChildren(allSports, ...sports);
}

function drawList(
  section: Element,
  rows: readonly MatchRow[],
  total: number,
  drawing: Omit<DashboardDrawing, 'dashboard' | 'rows'>,
): void {
  const [list, count] = [section.querySelector('ul'), section.querySelector('h2 > span')];
  if (rows.length === 0 || list === null || count === null) return section.remove();
  count.textContent = texts.matches(total);
  const model = getChild(list, 0);
  list.replaceChildren(...rows.map((row) => drawRow(copyElement(model), row, drawing)));
}

function drawRow(
  item: HTMLElement,
  row: MatchRow,
  { now, toMatchHref, drawOdds }: Omit<DashboardDrawing, 'dashboard' | 'rows'>,
): HTMLElement {
  const [info, odds] = [getChild(item, 0), getChild(item, 1)];
  const [link, meta] = [getChild(info, 0), getChild(info, 1)];
  link.textContent = row.matchName;
  link.setAttribute('href', toMatchHref(row));
  const startTime = meta.querySelector('time');
  if (startTime !== null) {
    startTime.textContent = formatStartTime(row.startsAt, now);
    startTime.dateTime = row.startsAt;
  }
  getChild(meta, meta.children.length - 2).textContent = describeCompetition(row);
  drawBadges(getChild(meta, meta.children.length - 1), row);
  drawOdds(getChild(odds, 0), row);
  return item;
}

/** Removes the badges that do not apply. The prerendered row has all. */
function drawBadges(badges: Element, row: MatchRow): void {
  const [bookmaker, fancy, tv] = [getChild(badges, 0), getChild(badges, 1), getChild(badges, 2)];
  getChild(bookmaker, 1).textContent = texts.bookmakerSpoken(row.bookmakerCount);
  getChild(fancy, 1).textContent = texts.fancySpoken(row.fancyCount);
  if (row.bookmakerCount === 0) bookmaker.remove();
  if (!row.hasFancy && row.fancyCount === 0) fancy.remove();
  if (!row.hasTv) tv.remove();
}

import type { MatchRow } from '#shared/domain/market/market.ts';
import { copyElement, drawSportIcon, findPart, findSportKind, getChild } from '#ui-kit';
import { type BoardFilter, unfiltered } from '../model/board-filter.ts';
import { arrangeMatches, countSports, FIRST_ROWS, groupBySport, takeFeatured, takeRows } from '../model/match-board.ts';
import { texts } from '../texts.ts';
import { drawFeatured, drawRow, type MatchDrawing } from './draw-match-row.ts';

export interface DashboardDrawing extends MatchDrawing {
  /** The prerendered `Dashboard`: two filters, a featured match, and one list each of matches in play and upcoming. */
  readonly dashboard: Element;
  readonly rows: readonly MatchRow[];
  /** Builds the address of this page with another filter. */
  readonly toHref: (filter: BoardFilter) => string;
}

/**
 * Draws the first rows into a prerendered dashboard, without React: a bettor sees prices while the app is downloading.
 * The result has the text and structure of `Dashboard` with its first rows (tests/e2e/live/first-screen.spec.ts).
 */
export function drawDashboard({ dashboard, rows, toHref, ...drawing }: DashboardDrawing): void {
  const { featured, board } = takeFeatured(arrangeMatches(rows, unfiltered), (row) => row.totalMatched);
  const first = takeRows(board, FIRST_ROWS);
  const [, panel, filters, inPlay, upcoming] = [...dashboard.children];
  if (!filters || !panel || !inPlay || !upcoming) throw new Error('the prerendered dashboard has another structure');
  drawFilters(filters, rows, toHref);
  if (featured === null) panel.remove();
  else drawFeatured(panel, featured, drawing);
  inPlay.replaceWith(...groupBySport(first.inPlay).map((group) => drawSport(copyElement(inPlay), group, drawing)));
  if (first.upcoming.length === 0) upcoming.remove();
  else drawList(upcoming, first.upcoming, drawing);
}

function drawFilters(filters: Element, rows: readonly MatchRow[], toHref: DashboardDrawing['toHref']): void {
  const list = getChild(filters, 0);
  const [allSports, model] = [getChild(list, 0), getChild(list, 1)];
  const sports = countSports(rows).map(({ sportId, name, matches }) => {
    const item = copyElement(model);
    const link = getChild(item, 0);
    link.setAttribute('href', toHref({ ...unfiltered, sportId }));
    const [icon] = link.children;
    const count = getChild(link, 1);
    if (icon) drawSportIcon(icon, findSportKind(sportId, name));
    count.textContent = String(matches);
    link.replaceChildren(...(icon ? [icon] : []), name, count);
    return item;
  });
  getChild(getChild(allSports, 0), 0).textContent = String(rows.length);
  list.replaceChildren(allSports, ...sports);
}

function drawSport(section: HTMLElement, rows: readonly MatchRow[], drawing: MatchDrawing): HTMLElement {
  const title = findPart(section, 'h2 > span');
  const [icon, { sportId, sportName } = { sportId: '', sportName: '' }] = [title.children[0], rows[0]];
  if (icon) {
    drawSportIcon(icon, findSportKind(sportId, sportName));
    title.replaceChildren(icon, texts.sportInPlay({ sport: sportName }));
  }
  drawList(section, rows, drawing);
  return section;
}

function drawList(section: Element, rows: readonly MatchRow[], drawing: MatchDrawing): void {
  const list = findPart(section, 'ul');
  const model = getChild(list, 0);
  list.replaceChildren(...rows.map((row) => drawRow(copyElement(model), row, drawing)));
}

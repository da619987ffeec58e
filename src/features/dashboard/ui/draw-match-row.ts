import type { MatchRow } from '#shared/domain/market/market.ts';
import { splitTeams } from '#shared/domain/market/split-teams.ts';
import { formatStartTime } from '#shared/format/timestamp.ts';
import { drawCrest, findPart, getChild } from '#ui-kit';
import { describeCompetition } from '../model/match-board.ts';
import { texts } from '../texts.ts';
import { writeVolume } from './matches/write-volume.ts';

/** The parts that draw a row of a prerendered dashboard. */
export interface MatchDrawing {
  /** Current time in milliseconds, for "Today" and "Tomorrow". */
  readonly now: number;
  /** Builds the address of a match. */
  readonly toMatchHref: (row: MatchRow) => string;
  /** Draws the prices of a match into a copy of the prerendered ones. */
  readonly drawOdds: (odds: Element, row: MatchRow) => void;
  /** Whether the app is about to show the score of a match in play. */
  readonly isScored: (row: MatchRow) => boolean;
}

/** Draws a match into a copy of a prerendered `MatchRow` of two teams with every badge. */
export function drawRow(
  item: HTMLElement,
  row: MatchRow,
  { now, toMatchHref, drawOdds, isScored }: MatchDrawing,
): HTMLElement {
  item.dataset['outcomes'] = row.runners.length > 2 ? '3' : '2';
  const [info, odds] = [getChild(item, 0), getChild(item, item.children.length - 1)];
  drawTeams(getChild(info, 0), row, toMatchHref);
  if (row.inPlay && isScored(row)) getChild(info, 1).dataset['scored'] = '';
  const meta = getChild(info, info.children.length - 1);
  const startTime = meta.querySelector('time');
  if (startTime !== null) {
    startTime.textContent = formatStartTime(row.startsAt, now);
    startTime.dateTime = row.startsAt;
  }
  drawDetails(getChild(meta, 1), row, row.inPlay ? row.seriesName : describeCompetition(row));
  drawBadges(getChild(meta, 2), row);
  drawOdds(getChild(odds, 0), row);
  return item;
}

/** Draws the featured match into its prerendered panel. */
export function drawFeatured(section: Element, row: MatchRow, { toMatchHref, drawOdds }: MatchDrawing): void {
  const panel = getChild(section, 0);
  panel.dataset['market'] = row.marketId;
  drawTeams(findPart(panel, 'a'), row, toMatchHref);
  const [info, odds] = [getChild(panel, 0), getChild(panel, 1)];
  drawDetails(getChild(getChild(info, 0), 1), row, describeCompetition(row));
  [...getChild(odds, 0).children].forEach((name, index) => {
    name.textContent = row.runners[index]?.name ?? '';
  });
  drawOdds(getChild(odds, 1), row);
}

/** A name that does not consist of the teams stands whole, without crests. */
function drawTeams(link: HTMLElement, row: MatchRow, toMatchHref: MatchDrawing['toMatchHref']): void {
  link.setAttribute('href', toMatchHref(row));
  const teams = splitTeams(row);
  const [first, separator, second] = [getChild(link, 0), getChild(link, 1), getChild(link, 2)];
  if (teams === null) {
    const name = getChild(first, 1);
    name.textContent = row.matchName;
    return link.replaceChildren(name);
  }
  separator.textContent = teams.separator;
  for (const [line, name] of [
    [first, teams.first],
    [second, teams.second],
  ] as const) {
    drawCrest(getChild(line, 0), name, teams.first);
    getChild(line, 1).textContent = name;
  }
}

function drawDetails(details: HTMLElement, row: MatchRow, competition: string): void {
  getChild(details, 0).textContent = competition;
  writeVolume(getChild(details, 1), getChild(details, 2), row.totalMatched);
}

/** Removes the badges that do not apply. The prerendered row has all. */
function drawBadges(badges: Element, row: MatchRow): void {
  const [bookmaker, fancy, tv] = [getChild(badges, 0), getChild(badges, 1), getChild(badges, 2)];
  getChild(bookmaker, 1).textContent = texts.bookmakerSpoken({ count: row.bookmakerCount });
  getChild(fancy, 1).textContent = texts.fancySpoken({ count: row.fancyCount });
  if (row.bookmakerCount === 0) bookmaker.remove();
  if (!row.hasFancy && row.fancyCount === 0) fancy.remove();
  if (!row.hasTv) tv.remove();
}

import type { Money } from '#shared/domain/money/money.ts';
import { compareCharacters, compareNames } from '#shared/format/compare-names.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import type { BoardFilter } from './board-filter.ts';

/** Fields that the board needs of a match. The live outline and a row of the home list both have them. */
export type MatchSummary = Pick<
  MatchOutline,
  'sportId' | 'sportName' | 'seriesId' | 'seriesName' | 'matchId' | 'matchName' | 'startsAt' | 'inPlay'
>;

export interface CompetitionCount {
  readonly seriesId: string;
  readonly name: string;
  readonly matches: number;
}

export interface SportCount {
  readonly sportId: string;
  readonly name: string;
  readonly matches: number;
  readonly inPlay: number;
  readonly competitions: readonly CompetitionCount[];
}

export interface MatchBoard<Row extends MatchSummary> {
  readonly inPlay: readonly Row[];
  readonly upcoming: readonly Row[];
}

/** Returns sport and competition, in the exchange's names. */
export const describeCompetition = ({ sportName, seriesName }: MatchSummary): string =>
  seriesName === '' ? sportName : `${sportName} · ${seriesName}`;

/** Ids of the sports that nearly every exchange has, in display order. */
export const usualSportIds = ['4', '1', '2'] as const;

/**
 * Ids of the most popular sports, in display order; the others follow by name. The order is fixed, so rows stay in
 * place while matches come and go.
 */
const sportOrder: readonly string[] = [...usualSportIds, '7', '4339'];

const getSportRank = (sportId: string): number => {
  const position = sportOrder.indexOf(sportId);
  return position === -1 ? sportOrder.length : position;
};

const compareByStart = (one: MatchSummary, other: MatchSummary): number =>
  compareCharacters(one.startsAt, other.startsAt) ||
  compareNames(one.matchName, other.matchName) ||
  compareCharacters(one.matchId, other.matchId);

const compareBySport = (one: MatchSummary, other: MatchSummary): number =>
  getSportRank(one.sportId) - getSportRank(other.sportId) ||
  compareNames(one.sportName, other.sportName) ||
  compareByStart(one, other);

/** Groups matches: in-play by sport, then upcoming by start time. */
export function arrangeMatches<Row extends MatchSummary>(
  rows: readonly Row[],
  { sportId, seriesId, isInPlayOnly }: BoardFilter,
): MatchBoard<Row> {
  const matchingRows = rows.filter(
    (row) => (sportId === null || row.sportId === sportId) && (seriesId === null || row.seriesId === seriesId),
  );
  return {
    inPlay: matchingRows.filter((row) => row.inPlay).sort(compareBySport),
    upcoming: isInPlayOnly ? [] : matchingRows.filter((row) => !row.inPlay).sort(compareByStart),
  };
}

/**
 * Takes the featured match out of the board: the one in play with the most matched, or the first one when no volume is
 * known. Null when no match is in play.
 */
export function takeFeatured<Row extends MatchSummary>(
  { inPlay, upcoming }: MatchBoard<Row>,
  readVolume: (row: Row) => Money | null,
): { readonly featured: Row | null; readonly board: MatchBoard<Row> } {
  const featured = inPlay.reduce<Row | null>(
    (most, row) => (most === null || (readVolume(row) ?? 0) > (readVolume(most) ?? 0) ? row : most),
    null,
  );
  return { featured, board: { inPlay: inPlay.filter((row) => row !== featured), upcoming } };
}

/** Groups matches in play by their sport, in the board's order. */
export const groupBySport = <Row extends MatchSummary>(inPlay: readonly Row[]): readonly (readonly Row[])[] =>
  groupRows(inPlay, (row) => row.sportId).map(([, rows]) => rows);

/** Rows of the first render. They fill the window of a phone: the first price waits for their rendering. */
export const FIRST_ROWS = 4;

/** Returns the board cut to its first `rows` rows. */
export function takeRows<Row extends MatchSummary>(
  { inPlay, upcoming }: MatchBoard<Row>,
  rows: number,
): MatchBoard<Row> {
  return { inPlay: inPlay.slice(0, rows), upcoming: upcoming.slice(0, Math.max(0, rows - inPlay.length)) };
}

function groupRows<Row>(
  rows: readonly Row[],
  getKey: (row: Row) => string,
): readonly (readonly [key: string, rows: readonly Row[]])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group) group.push(row);
    else groups.set(getKey(row), [row]);
  }
  return [...groups];
}

const countCompetitions = (rows: readonly MatchSummary[]): readonly CompetitionCount[] =>
  groupRows(rows, (row) => row.seriesId)
    .map(([seriesId, matches]) => ({ seriesId, name: matches[0]?.seriesName ?? '', matches: matches.length }))
    .sort((one, other) => compareNames(one.name, other.name));

/** Returns every sport with matches, with its competitions and their number of matches. */
export function countSports(rows: readonly MatchSummary[]): readonly SportCount[] {
  return groupRows(rows, (row) => row.sportId)
    .map(([sportId, matches]) => ({
      sportId,
      name: matches[0]?.sportName ?? '',
      matches: matches.length,
      inPlay: matches.filter((row) => row.inPlay).length,
      competitions: countCompetitions(matches),
    }))
    .sort(
      (one, other) => getSportRank(one.sportId) - getSportRank(other.sportId) || compareNames(one.name, other.name),
    );
}

import type { MatchOutline } from '#shared/live/live-feed.ts';
import type { BoardFilter } from './board-filter.ts';

/** What the board asks of a match: the live outline and a row of the home list both have it. */
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

/** What a match belongs to, in the exchange's own names. */
export const describeCompetition = ({ sportName, seriesName }: MatchSummary): string =>
  seriesName === '' ? sportName : `${sportName} · ${seriesName}`;

/** Sports most bet on here come first; the others follow by name. Fixed, so that the list stays put while matches come and go. */
const sportOrder: readonly string[] = ['4', '1', '2', '7', '4339'];

const sportRank = (sportId: string): number => {
  const position = sportOrder.indexOf(sportId);
  return position === -1 ? sportOrder.length : position;
};

const byStart = (one: MatchSummary, other: MatchSummary): number =>
  one.startsAt.localeCompare(other.startsAt) ||
  one.matchName.localeCompare(other.matchName) ||
  one.matchId.localeCompare(other.matchId);

const bySport = (one: MatchSummary, other: MatchSummary): number =>
  sportRank(one.sportId) - sportRank(other.sportId) ||
  one.sportName.localeCompare(other.sportName) ||
  byStart(one, other);

/** In-play first, by sport; then what is to come, by start. */
export function arrangeMatches<Row extends MatchSummary>(
  rows: readonly Row[],
  { sportId, seriesId, inPlayOnly }: BoardFilter,
): MatchBoard<Row> {
  const matchingRows = rows.filter(
    (row) => (sportId === null || row.sportId === sportId) && (seriesId === null || row.seriesId === seriesId),
  );
  return {
    inPlay: matchingRows.filter((row) => row.inPlay).sort(bySport),
    upcoming: inPlayOnly ? [] : matchingRows.filter((row) => !row.inPlay).sort(byStart),
  };
}

/** The board as far as its first so many rows. */
export function takeRows<Row extends MatchSummary>(
  { inPlay, upcoming }: MatchBoard<Row>,
  rows: number,
): MatchBoard<Row> {
  return { inPlay: inPlay.slice(0, rows), upcoming: upcoming.slice(0, Math.max(0, rows - inPlay.length)) };
}

function groupRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly (readonly [key: string, rows: readonly Row[]])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups];
}

const countCompetitions = (rows: readonly MatchSummary[]): readonly CompetitionCount[] =>
  groupRows(rows, (row) => row.seriesId)
    .map(([seriesId, matches]) => ({ seriesId, name: matches[0]?.seriesName ?? '', matches: matches.length }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** Every sport that has a match, with its competitions and how many matches each has. */
export function countSports(rows: readonly MatchSummary[]): readonly SportCount[] {
  return groupRows(rows, (row) => row.sportId)
    .map(([sportId, matches]) => ({
      sportId,
      name: matches[0]?.sportName ?? '',
      matches: matches.length,
      inPlay: matches.filter((row) => row.inPlay).length,
      competitions: countCompetitions(matches),
    }))
    .sort((one, other) => sportRank(one.sportId) - sportRank(other.sportId) || one.name.localeCompare(other.name));
}

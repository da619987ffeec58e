import { resolveDayChoice, parseDayChoice, type DayChoice } from '#shared/format/day-choice.ts';
import { toTimeSpan } from '#shared/format/days.ts';
import { defaultTableState, type TableState } from '#ui-kit';

/** The lists of a bettor's bets, in the order they are offered. */
export const betLists = ['open', 'matched', 'unmatched', 'settled', 'void', 'deleted'] as const;
export type BetListName = (typeof betLists)[number];

/** What the server is asked for; matched and unmatched are the two halves of the open bets. */
export type BetSource = 'open' | 'settled' | 'void' | 'deleted';

const sources: Record<BetListName, BetSource> = {
  open: 'open',
  matched: 'open',
  unmatched: 'open',
  settled: 'settled',
  void: 'void',
  deleted: 'deleted',
};
export const getBetSource = (list: BetListName): BetSource => sources[list];

/** Open bets are few, and none of them may be hidden by a day: only what is over is asked for by days. */
export const isFilteredByDays = (list: BetListName): boolean => getBetSource(list) !== 'open';

const DEFAULT_DAYS: DayChoice = { kind: '7d' };

/** A table of bets nobody has touched: the newest first, as the server lists them. */
export const initialBetTable: TableState = {
  ...defaultTableState,
  length: 25,
  filters: { list: 'open', days: DEFAULT_DAYS.kind, sport: '', match: '' },
};

export interface BetTableFilter {
  readonly list: BetListName;
  readonly days: DayChoice;
  /** Empty: all of them. */
  readonly sportId: string;
  readonly matchId: string;
}

export const parseBetFilter = ({ filters }: TableState): BetTableFilter => ({
  list: betLists.find((list) => list === filters['list']) ?? 'open',
  days: parseDayChoice(filters['days']) ?? DEFAULT_DAYS,
  sportId: filters['sport'] ?? '',
  matchId: filters['match'] ?? '',
});

/** Whether the list of open bets is on screen: the one that the page opens with. */
export const isOpenList = (state: TableState): boolean => parseBetFilter(state).list === 'open';

/** What a list asks the server: everything but its pages. */
export interface BetListQuery {
  readonly source: BetSource;
  readonly match_id: string | null;
  readonly sport_id: string | null;
  readonly search: string | null;
  readonly from_date: string | null;
  readonly to_date: string | null;
}

const emptyToNull = (text: string): string | null => (text === '' ? null : text);

/** Null where the chosen days are none: then nothing is asked. `now` in milliseconds. */
export function buildBetListQuery(
  { list, days, sportId, matchId }: BetTableFilter,
  search: string,
  now: number,
): BetListQuery | null {
  const dayRange = isFilteredByDays(list) ? resolveDayChoice(days, now) : null;
  const span = dayRange === null ? null : toTimeSpan(dayRange);
  if (isFilteredByDays(list) && span === null) return null;
  return {
    source: getBetSource(list),
    match_id: emptyToNull(matchId),
    sport_id: emptyToNull(sportId),
    search: emptyToNull(search.trim()),
    from_date: span?.from ?? null,
    to_date: span?.to ?? null,
  };
}

/** The server pages a list in its own order. In any other order, all on one page, or in halves, a list is read as a whole. */
export const needsFullRead = (list: BetListName, { sort, length }: Pick<TableState, 'sort' | 'length'>): boolean =>
  sort !== null || length === 'all' || list === 'matched' || list === 'unmatched';

export const isInList =
  (list: BetListName) =>
  (bet: { readonly matched: boolean }): boolean =>
    list === 'matched' ? bet.matched : list === 'unmatched' ? !bet.matched : true;

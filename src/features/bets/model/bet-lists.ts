import { type DayChoice, parseDayChoice, resolveDayChoice } from '#shared/format/day-choice.ts';
import { toTimeSpan } from '#shared/format/days.ts';
import { defaultTableState, type TableState } from '#ui-kit';

/** Lists of a bettor's bets, in the order of the tabs. */
export const betLists = ['open', 'matched', 'unmatched', 'settled', 'void', 'deleted'] as const;
export type BetListName = (typeof betLists)[number];

/** List of the server. Matched and unmatched bets are the two halves of the open bets. */
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

/** Returns true when the day filter applies. It never applies to open bets: they are few, and none may be hidden. */
export const isFilteredByDays = (list: BetListName): boolean => getBetSource(list) !== 'open';

const DEFAULT_DAYS: DayChoice = { kind: '7d' };

/** Initial state of the bets table: newest first, in the server's order. */
export const initialBetTable: TableState = {
  ...defaultTableState,
  length: 25,
  filters: { list: 'open', days: DEFAULT_DAYS.kind, sport: '', match: '' },
};

export interface BetTableFilter {
  readonly list: BetListName;
  readonly days: DayChoice;
  /** Empty for all sports. */
  readonly sportId: string;
  readonly matchId: string;
}

export const parseBetFilter = ({ filters }: TableState): BetTableFilter => ({
  list: betLists.find((list) => list === filters['list']) ?? 'open',
  days: parseDayChoice(filters['days']) ?? DEFAULT_DAYS,
  sportId: filters['sport'] ?? '',
  matchId: filters['match'] ?? '',
});

/** Returns true when the table shows the open bets, the first tab of the page. */
export const isOpenList = (state: TableState): boolean => parseBetFilter(state).list === 'open';

/** Filter of a list request, without its paging. */
export interface BetListQuery {
  readonly source: BetSource;
  readonly match_id: string | null;
  readonly sport_id: string | null;
  readonly search: string | null;
  readonly from_date: string | null;
  readonly to_date: string | null;
}

const toNullIfEmpty = (text: string): string | null => (text === '' ? null : text);

/** Builds the request for a list. Returns null when the chosen days are invalid. `now`: milliseconds. */
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
    match_id: toNullIfEmpty(matchId),
    sport_id: toNullIfEmpty(sportId),
    search: toNullIfEmpty(search.trim()),
    from_date: span?.from ?? null,
    to_date: span?.to ?? null,
  };
}

/**
 * Returns true when the table needs the full list: when sorted, for all rows on one page, and for the halves of
 * the open bets. The server pages only in its own order.
 */
export const needsFullRead = (list: BetListName, { sort, length }: Pick<TableState, 'sort' | 'length'>): boolean =>
  sort !== null || length === 'all' || list === 'matched' || list === 'unmatched';

export const isInList =
  (list: BetListName) =>
  (bet: { readonly matched: boolean }): boolean =>
    list === 'matched' ? bet.matched : list === 'unmatched' ? !bet.matched : true;

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { describeTableTimes } from '#shared/format/time-zone.ts';
import { useIsOffline } from '#shared/network/useIsOffline.ts';
import {
  Card,
  DataTable,
  EmptyState,
  RefreshNotice,
  Stack,
  type TableContent,
  TableExport,
  type TableView,
  Tabs,
  updateTableState,
} from '#ui-kit';
import { betQueries, readAllBets } from '../api/queries.ts';
import { type BetRowsResult, useBetRows } from '../api/useBetRows.ts';
import {
  betLists,
  type BetTableFilter,
  buildBetListQuery,
  initialBetTable,
  isInList,
  parseBetFilter,
} from '../model/bet-lists.ts';
import { texts } from '../texts.ts';
import { createBetColumns, type MatchLinks, toBetExportColumns } from './bet-columns.tsx';
import { BetFilters } from './BetFilters.tsx';
import { FilterBar, TimeZoneNote } from './BetLists.styles.ts';
import { BetsProblem } from './BetRows.tsx';
import { createBetExportNotes } from './export-notes.ts';
import { ReadingProgress } from './OpenBets.styles.ts';

export interface BetListsProps extends MatchLinks {
  /** Table state over `initialBetTable`: list, filters, order and page. */
  view: TableView;
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

const NO_ROWS: readonly never[] = [];
const getKey = ({ betId }: Bet): string => betId;

const useBetColumns = (
  list: BetTableFilter['list'],
  link: MatchLinks['link'],
  toMatchHref: MatchLinks['toMatchHref'],
) => useMemo(() => createBetColumns(list, { link, toMatchHref }), [list, link, toMatchHref]);

/** Page of the bettor's bets: open, settled, void and deleted. */
export function BetLists({ view, link, toMatchHref, nextStep }: BetListsProps) {
  const { state, onState } = view;
  const [now] = useState(() => Date.now());
  const filter = parseBetFilter(state);
  const { list } = filter;
  const listQuery = buildBetListQuery(filter, state.search, now);
  const result = useBetRows(list, listQuery, state);
  const isOffline = useIsOffline();
  const rows = result.rows ?? NO_ROWS;
  const hasAllRows = result.total === null;
  const columns = useBetColumns(list, link, toMatchHref);
  const { data: eventNames } = useQuery(betQueries.eventNames);
  const change = (filters: Readonly<Record<string, string>>) =>
    onState(updateTableState(state, { filters: { ...state.filters, ...filters } }));
  const readExportRows = async (
    sortedRows: readonly Bet[],
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ) =>
    hasAllRows || listQuery === null
      ? sortedRows
      : (await readAllBets(listQuery, signal, onProgress)).filter(isInList(list));

  return (
    <Stack>
      <Tabs
        label={texts.listsLabel}
        tabs={betLists.map((id) => ({ id, name: texts.lists[id] }))}
        selected={list}
        onSelect={(nextList) =>
          onState(updateTableState(state, { sort: null, filters: { ...state.filters, list: nextList } }))
        }
      >
        <Card aria-label={texts.tables[list]} padding="flush">
          {result.rows !== undefined && result.error !== null && (
            <RefreshNotice tone="quiet" role="status">
              {texts.late}
            </RefreshNotice>
          )}
          {result.progress !== null && (
            <ReadingProgress role="status">
              {texts.reading({ done: result.progress.done, total: result.progress.total })}
            </ReadingProgress>
          )}
          <DataTable
            label={texts.tables[list]}
            columns={columns}
            getRowKey={getKey}
            content={buildContent(
              result,
              { areDaysMissing: listQuery === null, isOffline },
              filter,
              state.search,
              nextStep,
            )}
            view={view}
            searchLabel={texts.search}
            renderTools={(sortedRows) => (
              <FilterBar>
                <BetFilters filter={filter} bets={rows} onFilter={change} />
                <TableExport
                  name={texts.tables[list]}
                  columns={toBetExportColumns(columns)}
                  readRows={(signal, onProgress) => readExportRows(sortedRows, signal, onProgress)}
                  notes={createBetExportNotes(filter, state.search, now, {
                    sports: eventNames?.sports ?? NO_ROWS,
                    matches: [...(eventNames?.matches ?? NO_ROWS), ...rows],
                  })}
                />
              </FilterBar>
            )}
          />
          {rows.length > 0 && <TimeZoneNote>{describeTableTimes(now)}</TimeZoneNote>}
        </Card>
      </Tabs>
    </Stack>
  );
}

function buildContent(
  result: BetRowsResult,
  { areDaysMissing, isOffline }: { areDaysMissing: boolean; isOffline: boolean },
  filter: BetTableFilter,
  search: string,
  nextStep: ReactNode,
): TableContent<Bet> {
  if (areDaysMissing)
    return {
      kind: 'rows',
      rows: NO_ROWS,
      empty: <EmptyState title={texts.noDays.title}>{texts.noDays.description}</EmptyState>,
    };
  if (result.rows !== undefined) {
    const isFiltered =
      search !== '' ||
      filter.sportId !== initialBetTable.filters['sport'] ||
      filter.matchId !== initialBetTable.filters['match'];
    const labels = isFiltered ? texts.noneFound : texts.none[filter.list];
    const empty = (
      <EmptyState title={labels.title} action={isFiltered ? undefined : nextStep}>
        {labels.description}
      </EmptyState>
    );
    return {
      kind: 'rows',
      rows: result.rows,
      ...(result.total === null ? { isSearched: true } : { total: result.total }),
      busy: result.isFetching,
      empty,
    };
  }
  if (!isOffline && result.errorUpdateCount === 0) return { kind: 'loading' };
  return { kind: 'failed', panel: <BetsProblem {...result} /> };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { whyUnread } from '#shared/api/why.ts';
import type { Bet } from '#shared/domain/bet.ts';
import { Card, changeTable, DataTable, EmptyState, ErrorPanel, TableExport, Tabs, type TableContent, type TableView } from '#ui-kit';
import { betQueries, readEveryBet } from '../api/queries.ts';
import { useBetRows, type BetRowsRead } from '../api/use-bet-rows.ts';
import { betLists, freshBets, keeps, questionOf, readBetFilter, type BetFilter } from '../model/lists.ts';
import { texts } from '../texts.ts';
import { BetFilters } from './BetFilters.tsx';
import { Filters, Lists } from './BetLists.styles.ts';
import { Late } from './OpenBets.styles.ts';
import { betColumns, exportColumns, type Links } from './columns.tsx';
import { exportNotes } from './export-notes.ts';

export interface BetListsProps extends Links {
  /** Over `freshBets`: the list, the filters, order and page. */
  view: TableView;
}

const tabs = betLists.map((id) => ({ id, name: texts.lists[id] }));
const none: readonly never[] = [];
const keyOf = ({ betId }: Bet): string => betId;

const useColumns = (list: BetFilter['list'], link: Links['link'], matchHref: Links['matchHref']) =>
  useMemo(() => betColumns(list, { link, matchHref }), [list, link, matchHref]);

/** A bettor's bets: what still waits for a result, and what became of the others. */
export function BetLists({ view, link, matchHref }: BetListsProps) {
  const { state, onState } = view;
  const [now] = useState(() => Date.now());
  const filter = readBetFilter(state);
  const { list } = filter;
  const question = questionOf(filter, state.search, now);
  const read = useBetRows(list, question, state);
  const rows = read.rows ?? none;
  const whole = read.total === null;
  const columns = useColumns(list, link, matchHref);
  const { data: known } = useQuery(betQueries.names);
  const change = (filters: Readonly<Record<string, string>>) => onState(changeTable(state, { filters: { ...state.filters, ...filters } }));
  const everyBet = async (arranged: readonly Bet[], signal: AbortSignal, onProgress: (done: number, total: number) => void) =>
    whole || question === null ? arranged : (await readEveryBet(question, signal, onProgress)).filter(keeps(list));

  return (
    <Lists>
      <Tabs label={texts.listsLabel} tabs={tabs} selected={list} onSelect={(chosen) => onState(changeTable(state, { sort: null, filters: { ...state.filters, list: chosen } }))}>
        <Card aria-label={texts.tables[list]} padding="flush">
          {read.rows !== undefined && read.error !== null && <Late role="status">{texts.late}</Late>}
          {read.progress !== null && <Late role="status">{texts.reading(read.progress.done, read.progress.total)}</Late>}
          <DataTable
            label={texts.tables[list]}
            columns={columns}
            rowKey={keyOf}
            content={contentOf(read, question === null, filter, state.search)}
            view={view}
            searchLabel={texts.search}
            tools={(arranged) => (
              <Filters>
                <BetFilters filter={filter} bets={rows} onFilter={change} />
                <TableExport
                  name={texts.tables[list]}
                  columns={exportColumns(columns)}
                  rows={(signal, onProgress) => everyBet(arranged, signal, onProgress)}
                  notes={exportNotes(filter, state.search, now, { sports: known?.sports ?? none, matches: [...(known?.matches ?? none), ...rows] })}
                />
              </Filters>
            )}
          />
        </Card>
      </Tabs>
    </Lists>
  );
}

function contentOf(read: BetRowsRead, daysMissing: boolean, filter: BetFilter, search: string): TableContent<Bet> {
  if (daysMissing) return { kind: 'rows', rows: none, empty: <EmptyState title={texts.noDays.title}>{texts.noDays.why}</EmptyState> };
  if (read.rows !== undefined) {
    const narrowed = search !== '' || filter.sportId !== freshBets.filters['sport'] || filter.matchId !== freshBets.filters['match'];
    const words = narrowed ? texts.noneFound : texts.none[filter.list];
    const empty = <EmptyState title={words.title}>{words.why}</EmptyState>;
    return { kind: 'rows', rows: read.rows, ...(read.total === null ? { searched: true } : { total: read.total }), busy: read.busy, empty };
  }
  if (read.error === null) return { kind: 'loading' };
  const panel = (
    <ErrorPanel title={texts.failed.title} onRetry={read.again} retrying={read.busy}>
      {whyUnread(read.error, texts.failed.why)}
    </ErrorPanel>
  );
  return { kind: 'failed', panel };
}

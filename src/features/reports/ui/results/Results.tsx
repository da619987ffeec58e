import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { parseDayChoice, resolveDayChoice, serializeDayChoice } from '#shared/format/day-choice.ts';
import { formatDays, toTimeSpan } from '#shared/format/days.ts';
import {
  Card,
  Cluster,
  type Column,
  createTextNotes,
  createTimestampColumn,
  DataTable,
  DateRange,
  type ExportRows,
  Select,
  type TableContent,
  TableExport,
  type TableView,
  toTextCell,
  updateTableState,
} from '#ui-kit';
import { readAllResults, reportQueries, type SettledMarketResult } from '../../api/queries.ts';
import { useResults } from '../../api/useResults.ts';
import { profitTexts, resultTexts, texts } from '../../texts.ts';
import { LateNotice } from '../LateNotice.tsx';
import { SportFilter } from '../Report.styles.ts';
import { createNoDaysContent, createTableContent } from '../table-content.tsx';
import { MarketName, ReadingNote } from './Results.styles.ts';

export interface ResultsProps {
  /** Table state that the reader controls, and its setter. */
  view: TableView;
  /** Milliseconds since 1970. Anchors "today". */
  now: number;
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

interface NumberedResult extends SettledMarketResult {
  readonly position: number;
}

type ReadExportRows = (
  arranged: readonly NumberedResult[],
  ...reading: Parameters<ExportRows<NumberedResult>>
) => Promise<readonly NumberedResult[]>;

const createColumns = (): readonly Column<NumberedResult>[] => [
  {
    ...createTimestampColumn<NumberedResult>('settled', resultTexts.columns.settledAt, ({ settledAt }) => settledAt, 2),
    phone: 'lead',
  },
  {
    id: 'sport',
    header: resultTexts.columns.sport,
    getValue: ({ sportName }) => toTextCell(sportName),
    width: 8,
    priority: 4,
    sortable: true,
  },
  {
    id: 'series',
    header: resultTexts.columns.series,
    getValue: ({ seriesName }) => toTextCell(seriesName),
    width: 11,
    priority: 5,
    sortable: true,
  },
  {
    id: 'match',
    phone: 'title',
    header: resultTexts.columns.match,
    getValue: ({ matchName }) => toTextCell(matchName),
    renderCell: (row, collapsedIds) => <MatchCell row={row} hasMarket={collapsedIds.has('market')} />,
    width: 10,
    grow: true,
    sortable: true,
  },
  {
    id: 'market',
    phone: 'subtitle',
    header: resultTexts.columns.market,
    getValue: ({ marketName }) => toTextCell(marketName),
    width: 10,
    grow: true,
    priority: 1,
    sortable: true,
  },
  {
    id: 'winner',
    phone: 'lead',
    header: resultTexts.columns.winner,
    getValue: ({ winnerName }) => toTextCell(winnerName || resultTexts.noWinner),
    width: 8,
    sortable: true,
  },
];

/** In a table that has no space for the market, its name stands below the event. */
function MatchCell({ row: { matchName, marketName }, hasMarket }: { row: NumberedResult; hasMarket: boolean }) {
  return (
    <>
      {matchName}
      {hasMarket && <MarketName>{marketName}</MarketName>}
    </>
  );
}

const getRowKey = ({ position }: NumberedResult): string => String(position);
const toNumberedRows = (rows: readonly SettledMarketResult[]): NumberedResult[] =>
  rows.map((row, index) => ({ ...row, position: index }));

/** Winners by market, newest first. Other orders apply when all results have loaded. */
export function Results({ view, now, nextStep }: ResultsProps) {
  const { state, onState } = view;
  const columns = useMemo(() => createColumns(), []);
  const choice = parseDayChoice(state.filters['days']) ?? { kind: 'today' as const };
  const days = resolveDayChoice(choice, now);
  const span = days === null ? null : toTimeSpan(days);
  const sportId = state.filters['sport'] ?? '';
  const results = useResults(span, sportId, state);
  const { data: sports = [] } = useQuery(reportQueries.sportNames());
  const rows = useMemo(() => toNumberedRows(results.data?.rows ?? []), [results.data]);
  const changeFilter = (change: Readonly<Record<string, string>>) =>
    onState(updateTableState(state, { filters: { ...state.filters, ...change } }));
  const createContent = (): TableContent<NumberedResult> => {
    const tableContent =
      span === null
        ? createNoDaysContent<NumberedResult>()
        : createTableContent(results, rows, { ...resultTexts, noneFound: profitTexts.noneFound }, nextStep);
    const total = results.data?.total ?? null;
    return tableContent.kind === 'rows' && total !== null ? { ...tableContent, total } : tableContent;
  };
  const sportName = sports.find((sport) => sport.sportId === sportId)?.sportName ?? resultTexts.allSports;
  const notes = createTextNotes([
    [texts.notes.days, days === null ? '' : formatDays(days)],
    [texts.notes.sport, sportName],
  ]);
  const readExportRows: ReadExportRows = async (arranged, signal, onProgress) =>
    results.data?.total === null && results.isComplete
      ? arranged
      : toNumberedRows((await readAllResults(span, sportId, signal, onProgress)).rows);
  return (
    <Card aria-label={resultTexts.title} padding="flush">
      <LateNotice query={results} />
      {results.progress !== null && (
        <ReadingNote role="status">
          {resultTexts.reading({ read: results.progress.done, total: results.progress.total })}
        </ReadingNote>
      )}
      {!results.isComplete && (
        <ReadingNote role="status">{resultTexts.incomplete({ count: results.data?.rows.length ?? 0 })}</ReadingNote>
      )}
      <DataTable
        label={resultTexts.title}
        columns={columns}
        getRowKey={getRowKey}
        content={createContent()}
        view={view}
        renderTools={(arranged) => (
          <Cluster>
            <DateRange
              label={texts.days}
              choice={choice}
              onChoice={(next) => changeFilter({ days: serializeDayChoice(next) })}
              presets={['today', 'yesterday', '7d']}
            />
            <SportFilter>
              <Select
                label={resultTexts.sport}
                labelDisplay="hidden"
                options={[
                  { value: '', name: resultTexts.allSports },
                  ...sports.map((sport) => ({ value: sport.sportId, name: sport.sportName })),
                ]}
                selected={sportId}
                onSelect={(sport) => changeFilter({ sport })}
              />
            </SportFilter>
            <TableExport
              name={resultTexts.title}
              columns={columns}
              notes={notes}
              readRows={(signal, onProgress) => readExportRows(arranged, signal, onProgress)}
            />
          </Cluster>
        )}
      />
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chosenDays, readDayChoice, writeDayChoice } from '#shared/format/day-choice.ts';
import { formatDays, spanOfDays } from '#shared/format/days.ts';
import {
  Card, changeTable, DataTable, DateRange, momentCell, Select, TableExport, textCell, textNotes,
  type Column, type ExportRows, type TableContent, type TableView,
} from '#ui-kit';
import { readResults, reportQueries, type Result } from '../api/queries.ts';
import { useResults } from '../api/use-results.ts';
import { resultTexts as words, profitTexts, texts } from '../texts.ts';
import { contentOf, withoutDays } from './content.tsx';
import { Filters } from './Report.styles.ts';
import { Market, Remark, Room } from './Results.styles.ts';

export interface ResultsProps {
  /** What the reader has set on the table, and how it changes. */
  view: TableView;
  /** Milliseconds: which day "today" is. */
  now: number;
}

interface NumberedResult extends Result {
  readonly place: number;
}

type Exported = (arranged: readonly NumberedResult[], ...reading: Parameters<ExportRows<NumberedResult>>) => Promise<readonly NumberedResult[]>;

const names = words.columns;
const columns: readonly Column<NumberedResult>[] = [
  { id: 'settled', header: names.settledAt, value: ({ settledAt }) => momentCell(settledAt), width: 9.5, priority: 2, sortable: true },
  { id: 'sport', header: names.sport, value: ({ sportName }) => textCell(sportName), width: 8, priority: 4, sortable: true },
  { id: 'series', header: names.series, value: ({ seriesName }) => textCell(seriesName), width: 11, priority: 5, sortable: true },
  { id: 'match', header: names.match, value: ({ matchName }) => textCell(matchName), cell: (row) => <Match row={row} />, width: 10, grow: true, sortable: true },
  { id: 'market', header: names.market, value: ({ marketName }) => textCell(marketName), width: 10, grow: true, priority: 1, sortable: true },
  { id: 'winner', header: names.winner, value: ({ winnerName }) => textCell(winnerName || words.noWinner), width: 8, sortable: true },
];

function Match({ row: { matchName, marketName } }: { row: NumberedResult }) {
  return (
    <>
      {matchName}
      <Market>{marketName}</Market>
    </>
  );
}

const rowKey = ({ place }: NumberedResult): string => String(place);
const numbered = (rows: readonly Result[]): NumberedResult[] => rows.map((row, place) => ({ ...row, place }));

/** What won, market by market, newest first; in another order as soon as all of it is read. */
export function Results({ view, now }: ResultsProps) {
  const { state, onState } = view;
  const choice = readDayChoice(state.filters['days']) ?? { kind: 'today' as const };
  const days = chosenDays(choice, now);
  const span = days === null ? null : spanOfDays(days);
  const sportId = state.filters['sport'] ?? '';
  const found = useResults(span, sportId, state);
  const { data: sports = [] } = useQuery(reportQueries.sportNames());
  const rows = useMemo(() => numbered(found.data?.rows ?? []), [found.data]);
  const filter = (change: Readonly<Record<string, string>>) => onState(changeTable(state, { filters: { ...state.filters, ...change } }));
  const content = (): TableContent<NumberedResult> => {
    const shown = span === null ? withoutDays<NumberedResult>() : contentOf(found, rows, { ...words, noneFound: profitTexts.noneFound });
    const total = found.data?.total ?? null;
    return shown.kind === 'rows' && total !== null ? { ...shown, total } : shown;
  };
  const sportName = sports.find((sport) => sport.sportId === sportId)?.sportName ?? words.allSports;
  const notes = textNotes([
    [texts.notes.days, days === null ? '' : formatDays(days)],
    [texts.notes.sport, sportName],
  ]);
  const everyRow: Exported = async (arranged, signal, onProgress) =>
    found.data?.total === null && found.complete ? arranged : numbered((await readResults(span, sportId, signal, onProgress)).rows);
  return (
    <Card aria-label={words.title} padding="flush">
      {found.progress !== null && <Remark role="status">{words.reading(found.progress.done, found.progress.total)}</Remark>}
      {!found.complete && <Remark role="status">{words.incomplete(found.data?.rows.length ?? 0)}</Remark>}
      <Room>
        <DataTable
          label={words.title}
          columns={columns}
          rowKey={rowKey}
          content={content()}
          view={view}
          tools={(arranged) => (
            <Filters>
              <DateRange label={texts.days} choice={choice} onChoice={(next) => filter({ days: writeDayChoice(next) })} presets={['today', 'yesterday', '7d']} />
              <Select
                label={words.sport}
                labelled="hidden"
                options={[{ value: '', name: words.allSports }, ...sports.map((sport) => ({ value: sport.sportId, name: sport.sportName }))]}
                selected={sportId}
                onSelect={(sport) => filter({ sport })}
              />
              <TableExport
                name={words.title}
                columns={columns}
                notes={notes}
                rows={(signal, onProgress) => everyRow(arranged, signal, onProgress)}
              />
            </Filters>
          )}
        />
      </Room>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chosenDays, readDayChoice, writeDayChoice } from '#shared/format/day-choice.ts';
import { spanOfDays } from '#shared/format/days.ts';
import { Card, changeTable, DataTable, DateRange, momentCell, Select, TableExport, textCell, type Column, type TableContent, type TableView } from '#ui-kit';
import { everyResult, reportQueries } from '../api/queries.ts';
import { resultTexts as words, profitTexts, texts } from '../texts.ts';
import { contentOf, withoutDays } from './content.tsx';
import { Filters } from './Report.styles.ts';
import { Market, Room } from './Results.styles.ts';

export interface ResultsProps {
  /** What the reader has set on the table, and how it changes. */
  view: TableView;
  /** Milliseconds: which day "today" is. */
  now: number;
}

interface Result {
  readonly place: number;
  readonly sportName: string;
  readonly seriesName: string;
  readonly matchName: string;
  readonly marketName: string;
  readonly winnerName: string;
  readonly settledAt: string;
}

const names = words.columns;
const columns: readonly Column<Result>[] = [
  { id: 'settled', header: names.settledAt, value: ({ settledAt }) => momentCell(settledAt, 'moment'), width: 9.5, priority: 2 },
  { id: 'sport', header: names.sport, value: ({ sportName }) => textCell(sportName), width: 8, priority: 4 },
  { id: 'series', header: names.series, value: ({ seriesName }) => textCell(seriesName), width: 11, priority: 5 },
  { id: 'match', header: names.match, value: ({ matchName }) => textCell(matchName), cell: (row) => <Match row={row} />, width: 10, grow: true },
  { id: 'market', header: names.market, value: ({ marketName }) => textCell(marketName), width: 10, grow: true, priority: 1 },
  { id: 'winner', header: names.winner, value: ({ winnerName }) => textCell(winnerName || words.noWinner), width: 8 },
];

function Match({ row: { matchName, marketName } }: { row: Result }) {
  return (
    <>
      {matchName}
      <Market>{marketName}</Market>
    </>
  );
}

const rowKey = ({ place }: Result): string => String(place);
const numbered = (rows: readonly Omit<Result, 'place'>[]): Result[] => rows.map((row, place) => ({ ...row, place }));
/** A page of everything would be the whole of the world's sport. */
const LONGEST_PAGE = 100;

/** What won, market by market, newest first; the server finds, orders and cuts. */
export function Results({ view, now }: ResultsProps) {
  const { state, onState } = view;
  const choice = readDayChoice(state.filters['days']) ?? { kind: 'today' as const };
  const days = chosenDays(choice, now);
  const span = days === null ? null : spanOfDays(days);
  const sportId = state.filters['sport'] ?? '';
  const limit = state.length === 'all' ? LONGEST_PAGE : state.length;
  const found = useQuery(reportQueries.results({ span, sportId, page: state.page, limit }));
  const { data: sports = [] } = useQuery(reportQueries.sportNames());
  const rows = useMemo(() => numbered(found.data?.rows ?? []), [found.data]);
  const filter = (change: Readonly<Record<string, string>>) => onState(changeTable(state, { filters: { ...state.filters, ...change } }));
  const content = (): TableContent<Result> => {
    const shown = span === null ? withoutDays<Result>() : contentOf(found, rows, { ...words, noneFound: profitTexts.noneFound });
    return shown.kind === 'rows' && found.data !== undefined ? { ...shown, total: found.data.total } : shown;
  };
  const sportName = sports.find((sport) => sport.sportId === sportId)?.sportName ?? words.allSports;
  const notes = [
    [texts.notes.days, textCell(days === null ? null : texts.period(days.from, days.to))],
    [texts.notes.of, textCell(sportName)],
  ] as const;
  return (
    <Card aria-label={words.title} padding="flush">
      <Room>
        <DataTable
          label={words.title}
          columns={columns}
          rowKey={rowKey}
          content={content()}
          view={view}
          tools={() => (
            <Filters>
              <DateRange label={texts.days} choice={choice} onChoice={(next) => filter({ days: writeDayChoice(next) })} presets={['today', 'yesterday', '7d']} />
              <Select
                label={words.sport}
                labelled="hidden"
                options={[{ value: '', name: words.allSports }, ...sports.map((sport) => ({ value: sport.sportId, name: sport.sportName }))]}
                selected={sportId}
                onSelect={(sport) => filter({ sport })}
              />
              <TableExport name={words.title} columns={columns} notes={notes} rows={async (signal, onProgress) => numbered(await everyResult({ span, sportId }, signal, onProgress))} />
            </Filters>
          )}
        />
      </Room>
    </Card>
  );
}

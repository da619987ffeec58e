import { useMemo } from 'react';
import { whyUnread } from '#shared/api/why.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { chosenDays, readDayChoice, writeDayChoice } from '#shared/format/day-choice.ts';
import type { StatementDetail } from '#shared/storage/statement.ts';
import { Card, CardStack, changeTable, Chip, DataTable, DateRange, EmptyState, ErrorPanel, TableExport, type TableContent, type TableView } from '#ui-kit';
import type { NumberedRow } from '../api/queries.ts';
import { useStatement, type Statement as Read } from '../api/use-statement.ts';
import { reckon, totalsByKind } from '../model/reckoning.ts';
import { kindOrder, listed } from '../model/rows.ts';
import { texts } from '../texts.ts';
import { statementColumns } from './columns.tsx';
import { exportNotes } from './export-notes.ts';
import { Reckoned } from './Reckoned.tsx';
import { Filters, Kinds, Line, Room } from './Statement.styles.ts';

export interface StatementProps {
  /** What the reader has set on the table, and how it changes. */
  view: TableView;
  /** Opens the bets behind a row in a window of their own. */
  onOpen: (detail: StatementDetail) => void;
  /** Milliseconds: which days "the last 7" are. */
  now: number;
}

const rowKey = ({ place }: NumberedRow): string => String(place);
const none: readonly NumberedRow[] = [];

/** The account's cash over some days: what it was, every row, what it is, and whether that adds up. */
export function Statement({ view, onOpen, now }: StatementProps) {
  const { state, onState } = view;
  const choice = readDayChoice(state.filters['days']) ?? { kind: '7d' as const };
  const days = chosenDays(choice, now);
  const read = useStatement(days);
  const { rows = none } = read;
  const kind = state.filters['kind'] ?? '';
  const reckoning = useMemo(() => reckon(rows), [rows]);
  const kinds = useMemo(() => totalsByKind(rows, kindOrder), [rows]);
  const shown = useMemo(() => listed(rows, state), [rows, state]);
  const columns = useMemo(() => statementColumns(onOpen), [onOpen]);
  const filter = (change: Readonly<Record<string, string>>) => onState(changeTable(state, { filters: { ...state.filters, ...change } }));
  const complete = read.complete !== false;
  const isNarrowed = rows.length > 0 && (kind !== '' || state.search.trim() !== '');
  const notesOf = (exported: readonly NumberedRow[]) => exportNotes({ days, kind, search: state.search, exported, rows, complete });

  return (
    <CardStack>
      {days !== null && (reckoning !== null || read.rows === undefined) && read.error === null && (
        <Card title={isNarrowed ? texts.summaryOfAll(rows.length) : texts.summary}>
          <Reckoned reckoning={read.rows === undefined ? null : reckoning} rows={rows.length} complete={complete} />
        </Card>
      )}
      <Card aria-label={texts.title} padding="flush">
        {read.progress !== null && <Line role="status">{texts.reading(read.progress.read, read.progress.total)}</Line>}
        {read.late && <Line role="status">{texts.late}</Line>}
        {!complete && <Line role="status">{texts.incomplete(rows.length)}</Line>}
        {kinds.length > 1 && (
          <Kinds role="group" aria-label={texts.kindsLabel}>
            <Chip pressed={kind === ''} onClick={() => filter({ kind: '' })}>
              {texts.allKinds}
            </Chip>
            {kinds.map((each) => (
              <Chip key={each.kind} pressed={kind === each.kind} onClick={() => filter({ kind: kind === each.kind ? '' : each.kind })}>
                {texts.kind(each.kind)}
                <small>{formatAmount(each.total, { sign: 'always' })}</small>
              </Chip>
            ))}
          </Kinds>
        )}
        <Room>
          <DataTable
            label={texts.title}
            columns={columns}
            rowKey={rowKey}
            content={contentOf(read, days === null, shown)}
            view={view}
            searchLabel={texts.search}
            tools={(arranged) => (
              <Filters>
                <DateRange label={texts.days} choice={choice} onChoice={(next) => filter({ days: writeDayChoice(next), kind: '' })} />
                <TableExport name={texts.exportName} columns={columns} rows={() => arranged} notes={notesOf(arranged)} />
              </Filters>
            )}
          />
        </Room>
      </Card>
    </CardStack>
  );
}

function contentOf(read: Read, daysMissing: boolean, rows: readonly NumberedRow[]): TableContent<NumberedRow> {
  if (daysMissing) return { kind: 'rows', rows: none, empty: <EmptyState title={texts.noDays.title}>{texts.noDays.why}</EmptyState> };
  if (read.rows !== undefined) {
    const words = read.rows.length === 0 ? texts.none : texts.noneFound;
    return { kind: 'rows', rows, busy: read.busy, empty: <EmptyState title={words.title}>{words.why}</EmptyState> };
  }
  if (read.error === null) return { kind: 'loading' };
  const panel = (
    <ErrorPanel title={texts.failed.title} onRetry={read.again} retrying={read.busy}>
      {whyUnread(read.error, texts.failed.why)}
    </ErrorPanel>
  );
  return { kind: 'failed', panel };
}

import { type ReactNode, useMemo } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { parseDayChoice, resolveDayChoice, serializeDayChoice } from '#shared/format/day-choice.ts';
import { describeTableTimes } from '#shared/format/time-zone.ts';
import {
  Card,
  Chip,
  Cluster,
  DataTable,
  DateRange,
  EmptyState,
  ErrorPanel,
  Stack,
  type TableContent,
  TableExport,
  type TableView,
  updateTableState,
} from '#ui-kit';
import type { NumberedRow } from '../api/queries.ts';
import { type StatementState, useStatement } from '../api/useStatement.ts';
import { checkBalances, sumByKind } from '../model/balance-check.ts';
import type { StatementDetail } from '../model/detail-storage.ts';
import { getRowKindName } from '../model/row-kinds.ts';
import { kindOrder, listStatementRows } from '../model/statement-rows.ts';
import { texts } from '../texts.ts';
import { BalanceChart } from './BalanceChart.tsx';
import { BalanceSummary } from './BalanceSummary.tsx';
import { createStatementExportNotes } from './export-notes.ts';
import { KindFilter, StatusNote } from './Statement.styles.ts';
import { createStatementColumns } from './statement-columns.tsx';

export interface StatementProps {
  /** Table state that the reader controls, and its setter. */
  view: TableView;
  /** Opens the bets of a row in a new window. */
  onOpen: (detail: StatementDetail) => void;
  /** Milliseconds since 1970. Anchors "the last 7 days". */
  now: number;
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

const getRowKey = ({ position }: NumberedRow): string => String(position);
const NO_ROWS: readonly NumberedRow[] = [];

/**
 * The account statement over some days: opening balance, every row, closing balance, and whether they are consistent.
 */
export function Statement({ view, onOpen, now, nextStep }: StatementProps) {
  const { state, onState } = view;
  const choice = parseDayChoice(state.filters['days']) ?? { kind: '7d' as const };
  const days = resolveDayChoice(choice, now);
  const statement = useStatement(days);
  const { rows = NO_ROWS } = statement;
  const kind = state.filters['kind'] ?? '';
  const balanceCheck = useMemo(() => checkBalances(rows), [rows]);
  const kinds = useMemo(() => sumByKind(rows, kindOrder), [rows]);
  const visibleRows = useMemo(() => listStatementRows(rows, state), [rows, state]);
  const columns = useMemo(() => createStatementColumns(onOpen), [onOpen]);
  const changeFilter = (change: Readonly<Record<string, string>>) =>
    onState(updateTableState(state, { filters: { ...state.filters, ...change } }));
  const isComplete = statement.isComplete !== false;
  const isFiltered = rows.length > 0 && (kind !== '' || state.search.trim() !== '');
  const createNotes = (exported: readonly NumberedRow[]) =>
    createStatementExportNotes({ days, kind, search: state.search, exportedRows: exported, rows, isComplete });

  return (
    <Stack>
      {days !== null && (balanceCheck !== null || statement.rows === undefined) && statement.error === null && (
        <Card title={isFiltered ? texts.summaryOfAll({ count: rows.length }) : texts.summary}>
          <BalanceSummary
            balanceCheck={statement.rows === undefined ? null : balanceCheck}
            rows={rows.length}
            isComplete={isComplete}
          />
        </Card>
      )}
      {days !== null && statement.error === null && isComplete && (
        <BalanceChart rows={statement.rows} days={days} now={now} />
      )}
      <Card aria-label={texts.title} padding="flush">
        {statement.progress !== null && <StatusNote role="status">{texts.reading(statement.progress)}</StatusNote>}
        {statement.hasRefreshFailed && <StatusNote role="status">{texts.late}</StatusNote>}
        {!isComplete && <StatusNote role="status">{texts.incomplete({ count: rows.length })}</StatusNote>}
        {kinds.length > 1 && (
          <KindFilter label={texts.kindsLabel} overflow="scroll">
            <Chip pressed={kind === ''} onClick={() => changeFilter({ kind: '' })}>
              {texts.allKinds}
            </Chip>
            {kinds.map((each) => (
              <Chip
                key={each.kind}
                pressed={kind === each.kind}
                onClick={() => changeFilter({ kind: kind === each.kind ? '' : each.kind })}
              >
                {getRowKindName(each.kind)}
                <small>{formatAmount(each.total, { sign: 'always' })}</small>
              </Chip>
            ))}
          </KindFilter>
        )}
        <DataTable
          label={texts.title}
          columns={columns}
          getRowKey={getRowKey}
          content={createTableContent(statement, days === null, visibleRows, nextStep)}
          view={view}
          searchLabel={texts.search}
          renderTools={(arranged) => (
            <Cluster justify="end">
              <DateRange
                label={texts.days}
                choice={choice}
                onChoice={(next) => changeFilter({ days: serializeDayChoice(next), kind: '' })}
              />
              <TableExport
                name={texts.exportName}
                columns={columns}
                readRows={() => arranged}
                notes={createNotes(arranged)}
              />
            </Cluster>
          )}
        />
        {rows.length > 0 && <StatusNote>{describeTableTimes(now)}</StatusNote>}
      </Card>
    </Stack>
  );
}

function createTableContent(
  statement: StatementState,
  hasNoDays: boolean,
  rows: readonly NumberedRow[],
  nextStep: ReactNode,
): TableContent<NumberedRow> {
  if (hasNoDays)
    return {
      kind: 'rows',
      rows: NO_ROWS,
      empty: <EmptyState title={texts.noDays.title}>{texts.noDays.description}</EmptyState>,
    };
  if (statement.rows !== undefined) {
    const isEmpty = statement.rows.length === 0;
    const emptyTexts = isEmpty ? texts.none : texts.noneFound;
    return {
      kind: 'rows',
      rows,
      busy: statement.isFetching,
      empty: (
        <EmptyState title={emptyTexts.title} action={isEmpty ? nextStep : undefined}>
          {emptyTexts.description}
        </EmptyState>
      ),
    };
  }
  if (statement.error === null) return { kind: 'loading' };
  const panel = (
    <ErrorPanel title={texts.failed.title} onRetry={statement.refetch} busy={statement.isFetching}>
      {describeReadError(statement.error, texts.failed.description)}
    </ErrorPanel>
  );
  return { kind: 'failed', panel };
}

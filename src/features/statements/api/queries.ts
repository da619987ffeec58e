import { queryOptions, skipToken } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { createRowCounter, fetchEveryRow } from '#shared/api/client/fetch-every-row.ts';
import { type StatementRow, statements } from '#shared/api/contract/account/statements.ts';
import { plBets, toStatementBetsBody } from '#shared/api/contract/betting/reports.ts';
import { type DayRange, toTimeSpan } from '#shared/format/days.ts';

/** The most rows that one page loads. */
const MAX_ROWS = 20_000;

/** A row with its position in the account's history, oldest first. The position serves as the row's key. */
export interface NumberedRow extends StatementRow {
  readonly position: number;
}

export interface StatementRows {
  readonly rows: readonly NumberedRow[];
  /** False when the days have more rows than one table can hold. */
  readonly isComplete: boolean;
}

export interface StatementProgress {
  readonly read: number;
  readonly total: number;
}

type StatementSpan = NonNullable<ReturnType<typeof toTimeSpan>>;

const toStatementSpan = (days: DayRange | null): StatementSpan | null => (days === null ? null : toTimeSpan(days));
const createProgressKey = (span: StatementSpan | null) => ['statement-progress', span] as const;

async function readStatementRows(
  span: StatementSpan,
  signal: AbortSignal,
  onProgress: (read: number, total: number) => void,
): Promise<StatementRows> {
  let serverTotal = null as number | null;
  const rows = await fetchEveryRow(
    async ({ page, limit }) => {
      const statementPage = await read(statements, { from_date: span.from, to_date: span.to, page, limit }, { signal });
      serverTotal = statementPage.total;
      return statementPage;
    },
    // The wire has no row id. The position in the history is stable, because new rows come last.
    { signal, onProgress, getKey: createRowCounter(), maxRows: MAX_ROWS },
  );
  return {
    rows: rows.map((row, index) => ({ ...row, position: index })),
    isComplete: (serverTotal ?? rows.length) <= MAX_ROWS,
  };
}

export const statementQueries = {
  /** Every row of the days, oldest first. Disabled for null days. */
  byDays: (days: DayRange | null) => {
    const span = toStatementSpan(days);
    return queryOptions({
      queryKey: ['statement', span],
      queryFn:
        span === null
          ? skipToken
          : ({ signal, client }) =>
              readStatementRows(span, signal, (done, total) =>
                client.setQueryData<StatementProgress>(createProgressKey(span), { read: done, total }),
              ),
    });
  },
  /** Progress of loading the days. It never sends a request. */
  progress: (days: DayRange | null) =>
    queryOptions<StatementProgress>({ queryKey: createProgressKey(toStatementSpan(days)), queryFn: skipToken }),
  /** The bets of one row. */
  bets: (kind: 'market' | 'fancy', eventId: string) =>
    queryOptions({
      queryKey: ['statement-bets', kind, eventId],
      queryFn: ({ signal }) => read(plBets, toStatementBetsBody(kind, eventId), { signal }),
    }),
};

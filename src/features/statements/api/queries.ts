import { queryOptions, skipToken } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { statements, type StatementRow } from '#shared/api/contract/account.ts';
import { plBets, statementBetsBody } from '#shared/api/contract/report.ts';
import { everyRow, inTurn } from '#shared/api/every-row.ts';
import { spanOfDays, type DayRange } from '#shared/format/days.ts';

/** More rows are no help to anybody on one page. */
const MOST_ROWS = 20_000;

/** A row with its place in the account's order, oldest first: what rows are told apart by. */
export interface NumberedRow extends StatementRow {
  readonly place: number;
}

export interface ReadStatement {
  readonly rows: readonly NumberedRow[];
  /** False: the days have more rows than one table can hold. */
  readonly complete: boolean;
}

export interface Progress {
  readonly read: number;
  readonly total: number;
}

type Span = NonNullable<ReturnType<typeof spanOfDays>>;

const spanOf = (days: DayRange | null): Span | null => (days === null ? null : spanOfDays(days));
const progressKey = (span: Span | null) => ['statement-progress', span] as const;

async function readDays(span: Span, signal: AbortSignal, onProgress: (read: number, total: number) => void): Promise<ReadStatement> {
  let counted: number | null = null;
  const rows = await everyRow(
    async ({ page, limit }) => {
      const found = await read(statements, { from_date: span.from, to_date: span.to, page, limit }, { signal });
      counted = found.total;
      return found;
    },
    // The wire has no id for a row: its place in the account's order is one, since new rows come after all others.
    { signal, onProgress, keyOf: inTurn(), most: MOST_ROWS },
  );
  return { rows: rows.map((row, place) => ({ ...row, place })), complete: (counted ?? rows.length) <= MOST_ROWS };
}

export const statementQueries = {
  /** Every row of the days, oldest first; null days: nothing is asked. */
  ofDays: (days: DayRange | null) => {
    const span = spanOf(days);
    return queryOptions({
      queryKey: ['statement', span],
      queryFn:
        span === null
          ? skipToken
          : ({ signal, client }) => readDays(span, signal, (done, total) => client.setQueryData<Progress>(progressKey(span), { read: done, total })),
    });
  },
  /** How far the reading of the days is; nothing is asked for it. */
  progress: (days: DayRange | null) => queryOptions<Progress>({ queryKey: progressKey(spanOf(days)), queryFn: skipToken }),
  /** The bets behind one row. */
  betsOf: (kind: 'market' | 'fancy', eventId: string) =>
    queryOptions({
      queryKey: ['statement-bets', kind, eventId],
      queryFn: ({ signal }) => read(plBets, statementBetsBody(kind, eventId), { signal }),
    }),
};

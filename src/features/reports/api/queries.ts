import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { createRowCounter, fetchEveryRow } from '#shared/api/client/fetch-every-row.ts';
import { statements } from '#shared/api/contract/account/statements.ts';
import {
  type EventProfit,
  eventsProfitLoss,
  plBets,
  sportsPL,
  toStatementBetsBody,
} from '#shared/api/contract/betting/reports.ts';
import { matchResults } from '#shared/api/contract/markets/match-result.ts';
import { getSports } from '#shared/api/contract/markets/sports.ts';
import { countPage } from '#shared/api/contract/schema/paged.ts';
import type { toTimeSpan } from '#shared/format/days.ts';
import type { BookedRow } from '../model/daily-results.ts';

/** Start and end of a report; null when no days are selected, which disables the query. */
export type ReportSpan = ReturnType<typeof toTimeSpan>;

interface ReportPageRequest {
  readonly page: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

export interface ResultsRequest {
  readonly span: ReportSpan;
  /** "" means every sport. */
  readonly sportId: string;
  readonly page: number;
  readonly limit: number;
}

export type SettledMarketResult = Awaited<ReturnType<typeof readResultPage>>['rows'][number];

export interface ResultsProgress {
  readonly done: number;
  readonly total: number;
}

export interface AllResults {
  readonly rows: readonly SettledMarketResult[];
  /** False when there are more results than one table can hold. */
  readonly isComplete: boolean;
}

/** The most rows that one page loads. */
const MAX_RESULTS = 20_000;
/** Milliseconds. Settled results change only by additions. */
const RESULTS_STALE_MS = 60_000;
const createProgressKey = (span: ReportSpan, sportId: string) =>
  ['report', 'every-result-progress', span, sportId] as const;

const toDateFilter = (span: NonNullable<ReportSpan>) => ({ from_date: span.from, to_date: span.to });
const readResultPage = (span: NonNullable<ReportSpan>, sportId: string, { signal, ...paging }: ReportPageRequest) =>
  read(matchResults, { ...toDateFilter(span), sport_id: sportId || null, ...paging }, { signal });

/** Reads the rows of the statement, the only source for the day of a result. */
async function readBookedRows(span: NonNullable<ReportSpan>, signal: AbortSignal): Promise<readonly BookedRow[]> {
  return fetchEveryRow(({ page, limit }) => read(statements, { ...toDateFilter(span), page, limit }, { signal }), {
    signal,
    getKey: createRowCounter(),
  });
}

async function readEvents(
  span: NonNullable<ReportSpan>,
  sportId: string,
  signal: AbortSignal,
): Promise<readonly EventProfit[]> {
  return fetchEveryRow(
    ({ page, limit }) => read(eventsProfitLoss, { ...toDateFilter(span), sport_id: sportId, page, limit }, { signal }),
    { signal, getKey: JSON.stringify },
  );
}

export const reportQueries = {
  sports: (span: ReportSpan) =>
    queryOptions({
      queryKey: ['report', 'sports', span],
      queryFn: span === null ? skipToken : ({ signal }) => read(sportsPL, toDateFilter(span), { signal }),
    }),
  /** Every market and session of a sport with a profit or loss. Disabled for a null sport. */
  events: (span: ReportSpan, sportId: string | null) =>
    queryOptions({
      queryKey: ['report', 'events', span, sportId],
      queryFn: span === null || sportId === null ? skipToken : ({ signal }) => readEvents(span, sportId, signal),
    }),
  statementRows: (span: ReportSpan) =>
    queryOptions({
      queryKey: ['report', 'statement-rows', span],
      queryFn: span === null ? skipToken : ({ signal }) => readBookedRows(span, signal),
    }),
  bets: (kind: 'market' | 'fancy', eventId: string | null) =>
    queryOptions({
      queryKey: ['report', 'bets', kind, eventId],
      queryFn:
        eventId === null ? skipToken : ({ signal }) => read(plBets, toStatementBetsBody(kind, eventId), { signal }),
    }),
  results: ({ span, sportId, page, limit }: ResultsRequest) =>
    queryOptions({
      queryKey: ['report', 'results', span, sportId, page, limit],
      queryFn:
        span === null
          ? skipToken
          : async ({ signal }) =>
              countPage(await readResultPage(span, sportId, { page, limit, signal }), { page, limit }),
      placeholderData: keepPreviousData,
    }),
  /** All results of a span, up to MAX_RESULTS. */
  allResults: (span: ReportSpan, sportId: string) =>
    queryOptions({
      queryKey: ['report', 'every-result', span, sportId],
      queryFn:
        span === null
          ? skipToken
          : ({ signal, client }) =>
              readAllResults(
                span,
                sportId,
                signal,
                (done, total) =>
                  client.setQueryData<ResultsProgress>(createProgressKey(span, sportId), { done, total }),
                MAX_RESULTS,
              ),
      staleTime: RESULTS_STALE_MS,
    }),
  /** Progress of loading all results. It never sends a request. */
  resultsProgress: (span: ReportSpan, sportId: string) =>
    queryOptions<ResultsProgress>({ queryKey: createProgressKey(span, sportId), queryFn: skipToken }),
  /** Sports that the results can be filtered by. */
  sportNames: () =>
    queryOptions({
      queryKey: ['report', 'sport-names'],
      queryFn: ({ signal }) => read(getSports, {}, { signal }),
      staleTime: 600_000,
    }),
};

type OnReadProgress = (done: number, total: number) => void;

/** Reads all results of a span in the server's order, up to `maxRows`. */
export async function readAllResults(
  span: ReportSpan,
  sportId: string,
  signal: AbortSignal,
  onProgress: OnReadProgress,
  maxRows = Infinity,
): Promise<AllResults> {
  if (span === null) return { rows: [], isComplete: true };
  let serverTotal = null as number | null;
  const rows = await fetchEveryRow<SettledMarketResult>(
    async ({ page, limit }) => {
      const resultPage = await readResultPage(span, sportId, { page, limit, signal });
      serverTotal = resultPage.total;
      return resultPage;
    },
    { signal, onProgress, getKey: createRowCounter(), maxRows },
  );
  return { rows, isComplete: (serverTotal ?? rows.length) <= maxRows };
}

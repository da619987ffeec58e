import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { statements } from '#shared/api/contract/account.ts';
import { countPage } from '#shared/api/contract/paged.ts';
import { matchResults } from '#shared/api/contract/match-result.ts';
import { eventsProfitLoss, plBets, sportsPL, statementBetsBody, type EventProfit } from '#shared/api/contract/report.ts';
import { getSports } from '#shared/api/contract/sports.ts';
import { everyRow, inTurn } from '#shared/api/every-row.ts';
import type { spanOfDays } from '#shared/format/days.ts';
import type { Booked } from '../model/daily.ts';

/** The moments a report is about; null: no days are chosen, and nothing is asked. */
export type Span = ReturnType<typeof spanOfDays>;

interface PageOf {
  readonly page: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

export interface ResultsAsked {
  readonly span: Span;
  /** "" is every sport. */
  readonly sportId: string;
  readonly page: number;
  readonly limit: number;
}

export type Result = Awaited<ReturnType<typeof readResultPage>>['rows'][number];

export interface ReadingProgress {
  readonly done: number;
  readonly total: number;
}

export interface EveryResult {
  readonly rows: readonly Result[];
  /** False: there are more than one table can hold. */
  readonly complete: boolean;
}

/** More rows are no help to anybody on one page. */
const MOST_RESULTS = 20_000;
/** What is settled changes only by more of it. */
const RESULTS_STALE_MS = 60_000;
const progressKey = (span: Span, sportId: string) => ['report', 'every-result-progress', span, sportId] as const;

const dates = (span: NonNullable<Span>) => ({ from_date: span.from, to_date: span.to });
const readResultPage = (span: NonNullable<Span>, sportId: string, { signal, ...paging }: PageOf) =>
  read(matchResults, { ...dates(span), sport_id: sportId || null, ...paging }, { signal });

/** What the statement booked, row by row: the one place that says on which day a result came. */
async function readBooked(span: NonNullable<Span>, signal: AbortSignal): Promise<readonly Booked[]> {
  return everyRow(({ page, limit }) => read(statements, { ...dates(span), page, limit }, { signal }), { signal, keyOf: inTurn() });
}

async function readEvents(span: NonNullable<Span>, sportId: string, signal: AbortSignal): Promise<readonly EventProfit[]> {
  return everyRow(({ page, limit }) => read(eventsProfitLoss, { ...dates(span), sport_id: sportId, page, limit }, { signal }), { signal, keyOf: JSON.stringify });
}

export const reportQueries = {
  sports: (span: Span) =>
    queryOptions({
      queryKey: ['report', 'sports', span],
      queryFn: span === null ? skipToken : ({ signal }) => read(sportsPL, dates(span), { signal }),
    }),
  /** Every market and session of a sport on which something was won or lost; null: no sport is chosen. */
  events: (span: Span, sportId: string | null) =>
    queryOptions({
      queryKey: ['report', 'events', span, sportId],
      queryFn: span === null || sportId === null ? skipToken : ({ signal }) => readEvents(span, sportId, signal),
    }),
  booked: (span: Span) =>
    queryOptions({
      queryKey: ['report', 'booked', span],
      queryFn: span === null ? skipToken : ({ signal }) => readBooked(span, signal),
    }),
  bets: (kind: 'market' | 'fancy', eventId: string | null) =>
    queryOptions({
      queryKey: ['report', 'bets', kind, eventId],
      queryFn: eventId === null ? skipToken : ({ signal }) => read(plBets, statementBetsBody(kind, eventId), { signal }),
    }),
  results: ({ span, sportId, page, limit }: ResultsAsked) =>
    queryOptions({
      queryKey: ['report', 'results', span, sportId, page, limit],
      queryFn: span === null ? skipToken : async ({ signal }) => countPage(await readResultPage(span, sportId, { page, limit, signal }), { page, limit }),
      placeholderData: keepPreviousData,
    }),
  /** All results of a span, as far as one table can hold them. */
  everyResult: (span: Span, sportId: string) =>
    queryOptions({
      queryKey: ['report', 'every-result', span, sportId],
      queryFn:
        span === null
          ? skipToken
          : ({ signal, client }) =>
              readResults(span, sportId, signal, (done, total) => client.setQueryData<ReadingProgress>(progressKey(span, sportId), { done, total }), MOST_RESULTS),
      staleTime: RESULTS_STALE_MS,
    }),
  /** How far the reading of all results is; nothing is asked for it. */
  resultsProgress: (span: Span, sportId: string) => queryOptions<ReadingProgress>({ queryKey: progressKey(span, sportId), queryFn: skipToken }),
  /** The sports that results may be asked for. */
  sportNames: () =>
    queryOptions({
      queryKey: ['report', 'sport-names'],
      queryFn: ({ signal }) => read(getSports, {}, { signal }),
      staleTime: 600_000,
    }),
};

type Progress = (done: number, total: number) => void;

/** Every result of a span in the server's order, at most so many. */
export async function readResults(span: Span, sportId: string, signal: AbortSignal, onProgress: Progress, most = Infinity): Promise<EveryResult> {
  if (span === null) return { rows: [], complete: true };
  let counted: number | null = null;
  const rows = await everyRow<Result>(
    async ({ page, limit }) => {
      const found = await readResultPage(span, sportId, { page, limit, signal });
      counted = found.total;
      return found;
    },
    { signal, onProgress, keyOf: inTurn(), most },
  );
  return { rows, complete: (counted ?? rows.length) <= most };
}

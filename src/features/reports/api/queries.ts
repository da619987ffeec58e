import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { statements } from '#shared/api/contract/account.ts';
import { matchResults } from '#shared/api/contract/match-result.ts';
import { eventsProfitLoss, plBets, sportsPL, statementBetsBody, type EventProfit } from '#shared/api/contract/report.ts';
import { getSports } from '#shared/api/contract/sports.ts';
import { everyRow } from '#shared/api/every-row.ts';
import type { spanOfDays } from '#shared/format/days.ts';
import type { Booked } from '../model/daily.ts';

/** The moments a report is about; null: no days are chosen, and nothing is asked. */
export type Span = ReturnType<typeof spanOfDays>;

export interface ResultsAsked {
  readonly span: Span;
  /** "" is every sport. */
  readonly sportId: string;
  readonly page: number;
  readonly limit: number;
}

const dates = (span: NonNullable<Span>) => ({ from_date: span.from, to_date: span.to });
const inTurn = () => {
  let place = 0;
  return () => String(place++);
};

/** What the statement booked, row by row: the one place that says on which day a result came. */
async function readBooked(span: NonNullable<Span>, signal: AbortSignal): Promise<readonly Booked[]> {
  return everyRow(({ page, limit }) => read(statements, { ...dates(span), page, limit }, { signal }), { signal, keyOf: inTurn() });
}

async function readEvents(span: NonNullable<Span>, sportId: string, signal: AbortSignal): Promise<readonly EventProfit[]> {
  return everyRow(({ page, limit }) => read(eventsProfitLoss, { ...dates(span), sport_id: sportId, page, limit }, { signal }), { signal, keyOf: ({ kind, eventId }) => `${kind} ${eventId}` });
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
      queryFn: span === null ? skipToken : ({ signal }) => read(matchResults, { ...dates(span), sport_id: sportId || null, page, limit }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** The sports that results may be asked for. */
  sportNames: () =>
    queryOptions({
      queryKey: ['report', 'sport-names'],
      queryFn: ({ signal }) => read(getSports, {}, { signal }),
      staleTime: 600_000,
    }),
};

/** Every result of a span, for files. */
export const everyResult = ({ span, sportId }: Omit<ResultsAsked, 'page' | 'limit'>, signal: AbortSignal, onProgress: (done: number, total: number) => void) =>
  span === null
    ? Promise.resolve([])
    : everyRow(({ page, limit }) => read(matchResults, { ...dates(span), sport_id: sportId || null, page, limit }, { signal }), { signal, onProgress, keyOf: inTurn() });

import { keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { fetchEveryRow } from '#shared/api/client/fetch-every-row.ts';
import { deleteBets, openBets, settledBets, voidBets } from '#shared/api/contract/betting/bet-list.ts';
import { eventLists } from '#shared/api/contract/markets/event-limits.ts';
import { countPage, type Paged } from '#shared/api/contract/schema/paged.ts';
import { createMatchBetsQuery } from '#shared/api/match-bets-query.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { BetListQuery, BetSource } from '../model/bet-lists.ts';

/** Polling interval for results, voids and deletions while no stream delivers them, in milliseconds. */
export const REFETCH_MS = 20_000;
/** Settled bets change only when a result is corrected. Milliseconds. */
const SETTLED_STALE_MS = 60_000;
const NAMES_STALE_MS = 300_000;
export const PAGE_ROWS = 50;

interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

type BetPageParams = Omit<BetListQuery, 'source'> & Omit<PageRequest, 'signal'>;

const pageReaders: Record<BetSource, (request: BetPageParams, signal: AbortSignal) => Promise<Paged<Bet>>> = {
  open: (request, signal) => read(openBets, request, { signal }),
  settled: (request, signal) => read(settledBets, request, { signal }),
  void: (request, signal) => read(voidBets, request, { signal }),
  deleted: (request, signal) => read(deleteBets, request, { signal }),
};

const readPage = ({ source, ...filter }: BetListQuery, { page, limit, signal }: PageRequest): Promise<Paged<Bet>> =>
  pageReaders[source]({ ...filter, page, limit }, signal);

export interface BetListProgress {
  readonly done: number;
  readonly total: number;
}

/** Reads every bet of a list, page by page. Rejects when a page fails. */
export const readAllBets = (
  listQuery: BetListQuery,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<readonly Bet[]> =>
  fetchEveryRow((request) => readPage(listQuery, request), { signal, onProgress, getKey: ({ betId }) => betId });

const isSameSource = (request: unknown, listQuery: BetListQuery | null): boolean =>
  typeof request === 'object' && request !== null && 'source' in request && request.source === listQuery?.source;

const getCacheOptions = (source: BetSource | undefined) => (source === 'open' ? {} : { staleTime: SETTLED_STALE_MS });
const createProgressKey = (listQuery: BetListQuery | null) => ['bets-progress', listQuery] as const;
const reportProgress = (client: QueryClient, listQuery: BetListQuery) => (done: number, total: number) =>
  client.setQueryData<BetListProgress>(createProgressKey(listQuery), { done, total });

export const betQueries = {
  ofMatch: createMatchBetsQuery,
  /** All settled bets of one match. */
  settledOfMatch: (matchId: string) => {
    const listQuery: BetListQuery = {
      source: 'settled',
      match_id: matchId,
      sport_id: null,
      search: null,
      from_date: null,
      to_date: null,
    };
    return queryOptions({
      queryKey: [...queryKeys.bets, 'settled-of', listQuery],
      queryFn: ({ signal }) => readAllBets(listQuery, signal, () => undefined),
    });
  },
  /** One page of the open bets. */
  open: (page: number) =>
    queryOptions({
      queryKey: [...queryKeys.bets, 'open', page],
      queryFn: async ({ signal }) =>
        countPage(await read(openBets, { limit: PAGE_ROWS, page }, { signal }), { limit: PAGE_ROWS, page }),
      placeholderData: keepPreviousData,
    }),
  /** One page of a list in the server's order. Null disables the query. */
  page: (listQuery: BetListQuery | null, page: number, limit: number) =>
    queryOptions({
      queryKey: [...queryKeys.bets, 'page', listQuery, page, limit],
      queryFn:
        listQuery === null
          ? skipToken
          : async ({ signal }) => countPage(await readPage(listQuery, { page, limit, signal }), { page, limit }),
      // Keeps the previous page while the next one loads, but never shows the bets of another list.
      placeholderData: (before, query) => (isSameSource(query?.queryKey[2], listQuery) ? before : undefined),
      ...getCacheOptions(listQuery?.source),
    }),
  /** All bets of a list. Null disables the query. */
  all: (listQuery: BetListQuery | null) =>
    queryOptions({
      queryKey: [...queryKeys.bets, 'full', listQuery],
      queryFn:
        listQuery === null
          ? skipToken
          : ({ signal, client }) => readAllBets(listQuery, signal, reportProgress(client, listQuery)),
      ...getCacheOptions(listQuery?.source),
    }),
  /** Progress of reading a full list. */
  progress: (listQuery: BetListQuery | null) =>
    queryOptions<BetListProgress>({ queryKey: createProgressKey(listQuery), queryFn: skipToken }),
  /** Sports and matches for the filters. */
  eventNames: queryOptions({
    queryKey: ['event-lists'],
    queryFn: ({ signal }) => read(eventLists, {}, { signal }),
    staleTime: NAMES_STALE_MS,
  }),
};

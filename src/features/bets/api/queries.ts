import { keepPreviousData, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { bets, deleteBets, openBets, settledBets, voidBets } from '#shared/api/contract/bet-list.ts';
import { eventLists } from '#shared/api/contract/event.ts';
import { countPage, type Paged } from '#shared/api/contract/paged.ts';
import { everyRow } from '#shared/api/every-row.ts';
import { family } from '#shared/api/families.ts';
import type { Bet } from '#shared/domain/bet.ts';
import type { BetQuestion, BetSource } from '../model/lists.ts';

/** Results, voids and deletions arrive without anybody asking, where no stream tells them. */
export const AGAIN_MS = 20_000;
/** What is over changes only by another result. */
const OVER_STALE_MS = 60_000;
const NAMES_STALE_MS = 300_000;
export const PAGE_ROWS = 50;

interface PageOf {
  readonly page: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

type Asked = Omit<BetQuestion, 'source'> & Omit<PageOf, 'signal'>;

const readers: Record<BetSource, (asked: Asked, signal: AbortSignal) => Promise<Paged<Bet>>> = {
  open: (asked, signal) => read(openBets, asked, { signal }),
  settled: (asked, signal) => read(settledBets, asked, { signal }),
  void: (asked, signal) => read(voidBets, asked, { signal }),
  deleted: (asked, signal) => read(deleteBets, asked, { signal }),
};

const readPage = ({ source, ...filter }: BetQuestion, { page, limit, signal }: PageOf): Promise<Paged<Bet>> => readers[source]({ ...filter, page, limit }, signal);

export interface ReadingProgress {
  readonly done: number;
  readonly total: number;
}

/** Every bet of a list, page by page. Throws what a page throws. */
export const readEveryBet = (question: BetQuestion, signal: AbortSignal, onProgress: (done: number, total: number) => void): Promise<readonly Bet[]> =>
  everyRow((asked) => readPage(question, asked), { signal, onProgress, keyOf: ({ betId }) => betId });

const isOf = (asked: unknown, question: BetQuestion | null): boolean =>
  typeof asked === 'object' && asked !== null && 'source' in asked && asked.source === question?.source;

const freshness = (source: BetSource | undefined) => (source === 'open' ? {} : { staleTime: OVER_STALE_MS });
const progressKey = (question: BetQuestion | null) => ['bets-progress', question] as const;
const tell = (client: QueryClient, question: BetQuestion) => (done: number, total: number) => client.setQueryData<ReadingProgress>(progressKey(question), { done, total });

export const betQueries = {
  /** The active bets of one match, newest first. */
  ofMatch: (matchId: string) =>
    queryOptions({
      queryKey: [...family.bets, 'match', matchId],
      queryFn: ({ signal }) => read(bets, { match_id: matchId }, { signal }),
    }),
  /** The settled bets of one match, all of them. */
  settledOfMatch: (matchId: string) => {
    const question: BetQuestion = { source: 'settled', match_id: matchId, sport_id: null, search: null, from_date: null, to_date: null };
    return queryOptions({
      queryKey: [...family.bets, 'settled-of', question],
      queryFn: ({ signal }) => readEveryBet(question, signal, () => undefined),
    });
  },
  /** Every open bet, a page at a time. */
  open: (page: number) =>
    queryOptions({
      queryKey: [...family.bets, 'open', page],
      queryFn: async ({ signal }) => countPage(await read(openBets, { limit: PAGE_ROWS, page }, { signal }), { limit: PAGE_ROWS, page }),
      placeholderData: keepPreviousData,
    }),
  /** One page of a list in the server's order; null: nothing is asked. */
  page: (question: BetQuestion | null, page: number, limit: number) =>
    queryOptions({
      queryKey: [...family.bets, 'page', question, page, limit],
      queryFn: question === null ? skipToken : async ({ signal }) => countPage(await readPage(question, { page, limit, signal }), { page, limit }),
      // The page before stays until the next is there; another list's bets never stand in for this one's.
      placeholderData: (before, query) => (isOf(query?.queryKey[2], question) ? before : undefined),
      ...freshness(question?.source),
    }),
  /** A list as a whole; null: nothing is asked. */
  whole: (question: BetQuestion | null) =>
    queryOptions({
      queryKey: [...family.bets, 'whole', question],
      queryFn: question === null ? skipToken : ({ signal, client }) => readEveryBet(question, signal, tell(client, question)),
      ...freshness(question?.source),
    }),
  /** How far the reading of a whole list is. */
  progress: (question: BetQuestion | null) => queryOptions<ReadingProgress>({ queryKey: progressKey(question), queryFn: skipToken }),
  /** Sports and matches to choose from. */
  names: queryOptions({
    queryKey: ['event-lists'],
    queryFn: ({ signal }) => read(eventLists, {}, { signal }),
    staleTime: NAMES_STALE_MS,
  }),
};

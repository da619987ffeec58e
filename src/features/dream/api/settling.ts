import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '#shared/api/call.ts';
import { matchResults } from '#shared/api/contract/match-result.ts';
import { matchDetails } from '#shared/api/contract/match.ts';
import type { Market } from '#shared/domain/market.ts';
import type { DreamBet } from '#shared/storage/dream.ts';
import { openBets } from '../model/book.ts';
import { dreamDesk, useDreamBook } from '../model/desk.ts';
import { endFromMarket, endFromResults } from '../model/results.ts';

const AGAIN_MS = 15_000;
const NEWEST_RESULTS = 200;

const dreamQueries = {
  match: (matchId: string) =>
    queryOptions({
      queryKey: ['dream', 'match', matchId],
      queryFn: ({ signal }) => read(matchDetails, { match_id: matchId, combine: true }, { signal }),
      refetchInterval: AGAIN_MS,
    }),
  /** `from`: ISO 8601. Null: nothing is looked for. */
  results: (from: string | null) =>
    queryOptions({
      queryKey: ['dream', 'results', from],
      queryFn: ({ signal }) => read(matchResults, { from_date: from, page: 1, limit: NEWEST_RESULTS }, { signal }),
      enabled: from !== null,
      refetchInterval: AGAIN_MS * 2,
    }),
};

const marketOf = (bet: DreamBet, answers: ReadonlyMap<string, readonly Market[] | undefined>): Market | null | undefined => {
  const markets = answers.get(bet.matchId);
  return markets === undefined ? undefined : (markets.find(({ marketId }) => marketId === bet.marketId) ?? null);
};

/** Gone from its match, or closed without a winner: only the results can tell how it ended. */
const isUnclear = (market: Market | null | undefined): boolean => market === null || (market?.status === 'closed' && !market.runners.some(({ status }) => status === 'winner'));

/** While the practice page is on screen, its open bets follow what becomes of their markets. Only reads are made. */
export function useSettling(): void {
  const open = openBets(useDreamBook());
  const matchIds = [...new Set(open.map(({ matchId }) => matchId))];
  const answers = useQueries({
    queries: matchIds.map((matchId) => dreamQueries.match(matchId)),
    combine: (results) => results.map(({ data }) => data),
  });
  const known = new Map(matchIds.map((matchId, place) => [matchId, answers[place]]));
  const unclear = open.filter((bet) => isUnclear(marketOf(bet, known)));
  const from = unclear.map(({ placedAt }) => placedAt).sort()[0] ?? null;
  const { data: results } = useQuery(dreamQueries.results(from));
  const endOf = (bet: DreamBet) => {
    const market = marketOf(bet, known);
    const end = market ? endFromMarket(bet, market) : null;
    return end ?? (isUnclear(market) && results !== undefined ? endFromResults(bet, results.rows) : null);
  };
  // After every render: where nothing ended, nothing is written.
  useEffect(() => dreamDesk.settle(endOf, new Date().toISOString()));
}

import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '#shared/api/client/call.ts';
import { matchDetails } from '#shared/api/contract/markets/match-details.ts';
import { matchResults } from '#shared/api/contract/markets/match-result.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { readResultFromMarket, readResultFromRows } from '../model/market-result.ts';
import { listOpenPracticeBets } from '../model/practice-account.ts';
import type { PracticeBet } from '../model/practice-storage.ts';
import { practiceStore, usePracticeAccount } from '../model/practice-store.ts';

const REFETCH_MS = 15_000;
const RESULTS_LIMIT = 200;

const practiceQueries = {
  match: (matchId: string) =>
    queryOptions({
      queryKey: ['practice', 'match', matchId],
      queryFn: ({ signal }) => read(matchDetails, { match_id: matchId, combine: true }, { signal }),
      refetchInterval: REFETCH_MS,
    }),
  /** `from`: ISO 8601. Null disables the query. */
  results: (from: string | null) =>
    queryOptions({
      queryKey: ['practice', 'results', from],
      queryFn: ({ signal }) => read(matchResults, { from_date: from, page: 1, limit: RESULTS_LIMIT }, { signal }),
      enabled: from !== null,
      refetchInterval: REFETCH_MS * 2,
    }),
};

const findMarket = (
  bet: PracticeBet,
  marketsByMatch: ReadonlyMap<string, readonly Market[] | undefined>,
): Market | null | undefined => {
  const markets = marketsByMatch.get(bet.matchId);
  return markets === undefined ? undefined : (markets.find(({ marketId }) => marketId === bet.marketId) ?? null);
};

/**
 * Returns true when only the results can tell the outcome: the market has left its match, or closed without a winner.
 */
const isResultUnknown = (market: Market | null | undefined): boolean =>
  market === null || (market?.status === 'closed' && !market.runners.some(({ status }) => status === 'winner'));

/**
 * Settles open practice bets from their markets and results while a practice page is on screen. Sends only read
 * requests.
 */
export function usePracticeSettlement(): void {
  const account = usePracticeAccount();
  const open = listOpenPracticeBets(account);
  const matchIds = [...new Set(open.map(({ matchId }) => matchId))];
  const marketsByMatch = useQueries({
    queries: matchIds.map((matchId) => practiceQueries.match(matchId)),
    combine: (results) => results.map(({ data }) => data),
  });
  const known = new Map(matchIds.map((matchId, index) => [matchId, marketsByMatch[index]]));
  const undecidedBets = open.filter((bet) => isResultUnknown(findMarket(bet, known)));
  const from = undecidedBets.map(({ placedAt }) => placedAt).sort()[0] ?? null;
  const { data: results } = useQuery(practiceQueries.results(from));
  const findResult = (bet: PracticeBet) => {
    const market = findMarket(bet, known);
    const marketResult = market ? readResultFromMarket(bet, market) : null;
    if (marketResult !== null) return marketResult;
    return isResultUnknown(market) && results !== undefined ? readResultFromRows(bet, results.rows) : null;
  };
  // Runs after every render and writes only when a market has ended.
  useEffect(() => practiceStore.settle(findResult, new Date().toISOString()));
}

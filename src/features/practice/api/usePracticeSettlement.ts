import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '#shared/api/client/call.ts';
import { matchResults } from '#shared/api/contract/markets/match-result.ts';
import { matchDetails } from '#shared/api/contract/markets/match-details.ts';
import type { Market } from '#shared/domain/market/market.ts';
import type { PracticeBet } from '#shared/storage/practice-book.ts';
import { openPracticeBets } from '../model/practice-book.ts';
import { practiceStore, usePracticeBook } from '../model/practice-store.ts';
import { outcomeFromMarket, outcomeFromResults } from '../model/market-outcome.ts';

const REFETCH_MS = 15_000;
const RESULTS_LIMIT = 200;

const practiceQueries = {
  match: (matchId: string) =>
    queryOptions({
      queryKey: ['dream', 'match', matchId],
      queryFn: ({ signal }) => read(matchDetails, { match_id: matchId, combine: true }, { signal }),
      refetchInterval: REFETCH_MS,
    }),
  /** `from`: ISO 8601. Null: nothing is looked for. */
  results: (from: string | null) =>
    queryOptions({
      queryKey: ['dream', 'results', from],
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

/** Gone from its match, or closed without a winner: only the results can tell how it ended. */
const isOutcomeUnknown = (market: Market | null | undefined): boolean =>
  market === null || (market?.status === 'closed' && !market.runners.some(({ status }) => status === 'winner'));

/** While the practice page is on screen, its open bets follow what becomes of their markets. Only reads are made. */
export function usePracticeSettlement(): void {
  const open = openPracticeBets(usePracticeBook());
  const matchIds = [...new Set(open.map(({ matchId }) => matchId))];
  const marketsByMatch = useQueries({
    queries: matchIds.map((matchId) => practiceQueries.match(matchId)),
    combine: (results) => results.map(({ data }) => data),
  });
  const known = new Map(matchIds.map((matchId, index) => [matchId, marketsByMatch[index]]));
  const undecidedBets = open.filter((bet) => isOutcomeUnknown(findMarket(bet, known)));
  const from = undecidedBets.map(({ placedAt }) => placedAt).sort()[0] ?? null;
  const { data: results } = useQuery(practiceQueries.results(from));
  const findOutcome = (bet: PracticeBet) => {
    const market = findMarket(bet, known);
    const end = market ? outcomeFromMarket(bet, market) : null;
    return end ?? (isOutcomeUnknown(market) && results !== undefined ? outcomeFromResults(bet, results.rows) : null);
  };
  // After every render: where nothing ended, nothing is written.
  useEffect(() => practiceStore.settle(findOutcome, new Date().toISOString()));
}

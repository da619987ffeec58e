import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getTvUrlScoreboardUrl } from '#shared/api/contract/markets/match-frame.ts';
import { score } from '#shared/api/contract/markets/score.ts';
import { getMatchScoreKey } from '#shared/api/query-keys.ts';
import type { MatchScore } from '#shared/domain/market/score.ts';

/** Milliseconds. A ball takes half a minute, so the score refreshes slower than the prices. */
const SCORE_REFETCH_MS = 4_000;
const NO_SCORE_REFETCH_MS = 30_000;
const URLS_STALE_MS = 300_000;

export const scoreQueries = {
  /** Null when the match has no score. */
  byMatch: (matchId: string) =>
    queryOptions({
      queryKey: getMatchScoreKey(matchId),
      queryFn: ({ signal }) => read(score, { match_id: matchId }, { signal }),
      refetchInterval: ({ state }) => (state.data === null ? NO_SCORE_REFETCH_MS : SCORE_REFETCH_MS),
    }),
  frames: (matchId: string) =>
    queryOptions({
      queryKey: ['frames', matchId],
      queryFn: ({ signal }) => read(getTvUrlScoreboardUrl, { match_id: matchId }, { signal }),
      staleTime: URLS_STALE_MS,
    }),
};

/** Score of a match; null while it is unknown, missing or disabled. */
export const useScore = (matchId: string, isEnabled: boolean): MatchScore | null =>
  useQuery({ ...scoreQueries.byMatch(matchId), enabled: isEnabled }).data ?? null;

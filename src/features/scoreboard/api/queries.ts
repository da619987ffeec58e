import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { getTvUrlScoreboardUrl } from '#shared/api/contract/markets/match-frame.ts';
import { score } from '#shared/api/contract/markets/score.ts';
import { getMatchScoreKey } from '#shared/api/query-keys.ts';
import type { MatchScore } from '#shared/domain/market/score.ts';
import { yieldToMain } from '#shared/timers/yield-to-main.ts';

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

/** Milliseconds between the requests of a listed match, longer for some, so that a list does not send all at once. */
const LISTED_REFETCH_MS = 10_000;
const LISTED_SPREAD_MS = 4_000;

/** Returns a part of `LISTED_SPREAD_MS` that is always the same for a match. */
const getSpread = (matchId: string): number =>
  [...matchId].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % LISTED_SPREAD_MS, 0);

/** Score of a match in a list; null while it is unknown or missing. It refreshes only while the row is on screen. */
export const useListedScore = (matchId: string, isOnScreen: boolean): MatchScore | null =>
  useQuery({
    ...scoreQueries.byMatch(matchId),
    // The rows on screen request their scores at once. On a slow phone each request takes 15 ms.
    queryFn: async ({ signal }) => {
      await yieldToMain();
      return read(score, { match_id: matchId }, { signal });
    },
    enabled: isOnScreen,
    staleTime: LISTED_REFETCH_MS,
    refetchInterval: LISTED_REFETCH_MS + getSpread(matchId),
  }).data ?? null;

/** Score of a match; null while it is unknown, missing or disabled. */
export const useScore = (matchId: string, isEnabled: boolean): MatchScore | null =>
  useQuery({ ...scoreQueries.byMatch(matchId), enabled: isEnabled }).data ?? null;

import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { getTvUrlScoreboardUrl } from '#shared/api/contract/match-frame.ts';
import { score } from '#shared/api/contract/score.ts';
import { scoreOf } from '#shared/api/families.ts';
import type { MatchScore } from '#shared/domain/score.ts';

/** A ball takes half a minute: the score need not keep pace with the prices. */
const SCORE_MS = 4_000;
const NO_SCORE_MS = 30_000;
const ADDRESSES_STALE_MS = 300_000;

export const scoreQueries = {
  /** Null: the match has none. */
  ofMatch: (matchId: string) =>
    queryOptions({
      queryKey: scoreOf(matchId),
      queryFn: ({ signal }) => read(score, { match_id: matchId }, { signal }),
      refetchInterval: ({ state }) => (state.data === null ? NO_SCORE_MS : SCORE_MS),
    }),
  frames: (matchId: string) =>
    queryOptions({
      queryKey: ['frames', matchId],
      queryFn: ({ signal }) => read(getTvUrlScoreboardUrl, { match_id: matchId }, { signal }),
      staleTime: ADDRESSES_STALE_MS,
    }),
};

/** How a match stands; null while it is not known, has no score, or nobody is to be asked. */
export const useScore = (matchId: string, asked: boolean): MatchScore | null => useQuery({ ...scoreQueries.ofMatch(matchId), enabled: asked }).data ?? null;

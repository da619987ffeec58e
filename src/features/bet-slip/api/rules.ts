import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '#shared/api/call.ts';
import { applyValidation, getEventsLimit } from '#shared/api/contract/event.ts';
import type { Limits } from '#shared/domain/market.ts';
import { ZERO } from '#shared/domain/money.ts';
import type { Pick } from '../model/pick.ts';

/** Operators change limits while a match is on. */
const LIMITS_STALE_MS = 30_000;
const VALIDATION_STALE_MS = 300_000;

export const ruleQueries = {
  limits: (sportId: string, matchId: string) =>
    queryOptions({
      queryKey: ['limits', sportId, matchId],
      queryFn: ({ signal }) => read(getEventsLimit, { match_id: matchId, sport_id: sportId }, { signal }),
      staleTime: LIMITS_STALE_MS,
      refetchInterval: LIMITS_STALE_MS,
    }),
  /** Whether the operator wants limits checked before a bet is sent. */
  validation: () =>
    queryOptions({
      queryKey: ['apply-validation'],
      queryFn: ({ signal }) => read(applyValidation, {}, { signal }),
      staleTime: VALIDATION_STALE_MS,
    }),
};

export interface MatchRules {
  /** Null while they are not read, or where the market has none. */
  limitsOf(marketId: string): Limits | null;
  limitsFor(pick: Pick): Limits | null;
  /** False until the operator's wish is read: the server checks everything anyway. */
  readonly enforced: boolean;
  /** Both limits and wish have been read. */
  readonly ready: boolean;
}

/** A session line says its own range where the match's limits leave it out; 0 is no limit. */
function lineLimits(pick: Extract<Pick, { kind: 'fancy' }>): Limits | null {
  if (pick.minStake <= ZERO && pick.maxStake <= ZERO) return null;
  const range = { minStake: pick.minStake > ZERO ? pick.minStake : null, maxStake: pick.maxStake > ZERO ? pick.maxStake : null };
  return { ...range, minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: 0 };
}

/** The limits and delays of a match (specification 7, getEventsLimit and applyValidation); the same object until they are read anew. */
export function useMatchRules(sportId: string, matchId: string): MatchRules {
  const { data: limits } = useQuery(ruleQueries.limits(sportId, matchId));
  const { data: wish } = useQuery(ruleQueries.validation());
  return useMemo(
    () => ({
      limitsOf: (marketId) => limits?.markets[marketId] ?? null,
      limitsFor: (pick) => (pick.kind === 'fancy' ? (limits?.fancies[pick.fancyId] ?? lineLimits(pick)) : (limits?.markets[pick.marketId] ?? null)),
      enforced: wish ?? false,
      ready: limits !== undefined && wish !== undefined,
    }),
    [limits, wish],
  );
}

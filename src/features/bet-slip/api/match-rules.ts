import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '#shared/api/client/call.ts';
import { applyValidation, getEventsLimit } from '#shared/api/contract/markets/event-limits.ts';
import type { Selection } from '#shared/domain/bet/selection.ts';
import type { Limits } from '#shared/domain/market/market.ts';
import { ZERO } from '#shared/domain/money/money.ts';

/** Short, because operators change limits during a match. */
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
  validation: () =>
    queryOptions({
      queryKey: ['apply-validation'],
      queryFn: ({ signal }) => read(applyValidation, {}, { signal }),
      staleTime: VALIDATION_STALE_MS,
    }),
};

export interface MatchRules {
  /** Limits of a market. Null while they load, or when the market has none. */
  getMarketLimits(marketId: string): Limits | null;
  getSelectionLimits(selection: Selection): Limits | null;
  /**
   * Whether the server wants limits checked before a bet is sent. False while unknown: the server checks every bet
   * anyway.
   */
  readonly areEnforced: boolean;
  /** Whether limits and the validation flag are loaded. */
  readonly areReady: boolean;
}

/** Uses the range of the session line when the match's limits leave it out; 0 means no limit. */
function toLineLimits(selection: Extract<Selection, { kind: 'fancy' }>): Limits | null {
  if (selection.minStake <= ZERO && selection.maxStake <= ZERO) return null;
  const range = {
    minStake: selection.minStake > ZERO ? selection.minStake : null,
    maxStake: selection.maxStake > ZERO ? selection.maxStake : null,
  };
  return { ...range, minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: 0 };
}

/**
 * Limits and bet delays of a match (docs/requirements.md#52-bet-placement). The object is stable until they load again.
 */
export function useMatchRules(sportId: string, matchId: string): MatchRules {
  const { data: limits } = useQuery(ruleQueries.limits(sportId, matchId));
  const { data: validation } = useQuery(ruleQueries.validation());
  return useMemo(
    () => ({
      getMarketLimits: (marketId) => limits?.markets[marketId] ?? null,
      getSelectionLimits: (selection) =>
        selection.kind === 'fancy'
          ? (limits?.fancies[selection.fancyId] ?? toLineLimits(selection))
          : (limits?.markets[selection.marketId] ?? null),
      areEnforced: validation ?? false,
      areReady: limits !== undefined && validation !== undefined,
    }),
    [limits, validation],
  );
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getUserBalanceV1 } from '#shared/api/contract/account/user-session.ts';
import { bets } from '#shared/api/contract/betting/bet-list.ts';
import { score } from '#shared/api/contract/markets/score.ts';
import { getMatchBetsKey, getMatchScoreKey, queryKeys } from '#shared/api/query-keys.ts';
import type { StreamEventListener } from '#shared/live/transport/socket/stream-event-listener.ts';
import { readSession } from '#shared/storage/session.ts';

/** Queries that depend on the bettor's bets. The server calculates them, so they refetch when the bets change. */
const dependentQueryKeys = [
  queryKeys.positions,
  queryKeys.fancyPositions,
  queryKeys.exposures,
  [...queryKeys.balance, 'today'],
] as const;

/**
 * Writes scores, own bets and the balance from the stream to the queries of the same data. The contract of each query
 * validates them. An invalid update is ignored, and the next response replaces it.
 */
export function createPushListener(queries: QueryClient): StreamEventListener {
  /** Writes an update. A response in flight may be older and would replace it, so that query refetches. */
  const publish = (queryKey: QueryKey, data: unknown): void => {
    const isFetching = queries.getQueryState(queryKey)?.fetchStatus === 'fetching';
    queries.setQueryData(queryKey, data);
    if (isFetching) void queries.invalidateQueries({ queryKey, exact: true });
  };
  return {
    onOwnBets({ account, changes }) {
      const balance = account === null ? null : z.safeParse(getUserBalanceV1.response, account);
      if (balance?.success) publish([...queryKeys.balance, readSession()?.userId ?? null], balance.data);
      for (const change of changes) {
        const list = z.safeParse(bets.response, change.bets);
        if (list.success) publish(getMatchBetsKey(change.matchId), list.data);
      }
      if (changes.length === 0) return;
      for (const queryKey of dependentQueryKeys) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({
        queryKey: queryKeys.bets,
        predicate: ({ queryKey }) => queryKey[1] !== 'match',
      });
    },
    onMatch({ matchId, score: raw }) {
      const read = z.safeParse(score.response, raw);
      if (read.success) publish(getMatchScoreKey(matchId), read.data);
    },
  };
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { bets } from '#shared/api/contract/betting/bet-list.ts';
import { score } from '#shared/api/contract/markets/score.ts';
import { getUserBalanceV1 } from '#shared/api/contract/account/user-session.ts';
import { matchBetsKey, queryKeys, matchScoreKey } from '#shared/api/query-keys.ts';
import type { StreamEventListener } from '#shared/live/transport/socket/stream-event-listener.ts';
import { readSession } from '#shared/storage/session.ts';

/** What hangs on the bettor's bets and is worked out by the server: read again when they change. */
const follows = [
  queryKeys.positions,
  queryKeys.fancyPositions,
  queryKeys.exposures,
  [...queryKeys.balance, 'today'],
] as const;

/**
 * Puts scores, own bets and balance where the answers to the same questions go. They are read by the same contract; what does not fit
 * it is left to the next answer.
 */
export function createPushListener(queries: QueryClient): StreamEventListener {
  /** An answer under way was asked for before the news, and would stand in its place until the next: it is asked for anew. */
  const applyUpdate = (queryKey: QueryKey, news: unknown): void => {
    const late = queries.getQueryState(queryKey)?.fetchStatus === 'fetching';
    queries.setQueryData(queryKey, news);
    if (late) void queries.invalidateQueries({ queryKey, exact: true });
  };
  return {
    onOwnBets({ account, changes }) {
      const balance = account === null ? null : z.safeParse(getUserBalanceV1.response, account);
      if (balance?.success) applyUpdate([...queryKeys.balance, readSession()?.userId ?? null], balance.data);
      for (const change of changes) {
        const list = z.safeParse(bets.response, change.bets);
        if (list.success) applyUpdate(matchBetsKey(change.matchId), list.data);
      }
      if (changes.length === 0) return;
      for (const queryKey of follows) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({
        queryKey: queryKeys.bets,
        predicate: ({ queryKey }) => queryKey[1] !== 'match',
      });
    },
    onMatch({ matchId, score: raw }) {
      const read = z.safeParse(score.response, raw);
      if (read.success) applyUpdate(matchScoreKey(matchId), read.data);
    },
  };
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { bets } from '#shared/api/contract/bet-list.ts';
import { score } from '#shared/api/contract/score.ts';
import { getUserBalanceV1 } from '#shared/api/contract/user-session.ts';
import { betsOfMatch, family, scoreOf } from '#shared/api/families.ts';
import type { Listener } from '#shared/live/socket/listener.ts';
import { readSession } from '#shared/storage/session.ts';

/** What hangs on the bettor's bets and is worked out by the server: read again when they change. */
const follows = [family.positions, family.fancyPositions, family.exposures, [...family.balance, 'today']] as const;

/**
 * Puts scores, own bets and balance where the answers to the same questions go. They are read by the same contract; what does not fit
 * it is left to the next answer.
 */
export function newsListener(queries: QueryClient): Listener {
  /** An answer under way was asked for before the news, and would stand in its place until the next: it is asked for anew. */
  const tell = (queryKey: QueryKey, news: unknown): void => {
    const late = queries.getQueryState(queryKey)?.fetchStatus === 'fetching';
    queries.setQueryData(queryKey, news);
    if (late) void queries.invalidateQueries({ queryKey, exact: true });
  };
  return {
    own({ account, changes }) {
      const balance = account === null ? null : z.safeParse(getUserBalanceV1.answer, account);
      if (balance?.success) tell([...family.balance, readSession()?.userId ?? null], balance.data);
      for (const change of changes) {
        const list = z.safeParse(bets.answer, change.bets);
        if (list.success) tell(betsOfMatch(change.matchId), list.data);
      }
      if (changes.length === 0) return;
      for (const queryKey of follows) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: family.bets, predicate: ({ queryKey }) => queryKey[1] !== 'match' });
    },
    match({ matchId, score: raw }) {
      const read = z.safeParse(score.answer, raw);
      if (read.success) tell(scoreOf(matchId), read.data);
    },
  };
}

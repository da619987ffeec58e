import { hashKey, type QueryClient } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { createReference } from '#shared/api/client/idempotency-reference.ts';
import { bets, deleteBets, settledBets, voidBets } from '#shared/api/contract/betting/bet-list.ts';
import { createMatchBetsQuery } from '#shared/api/match-bets-query.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { Controllers } from '#shared/controllers/controllers.ts';
import type { Balance, Bet } from '#shared/domain/bet/bet.ts';
import { readSession } from '#shared/storage/session.ts';
import type { BetListPorts } from '../model/bet-commands.ts';
import { createBetAssignments } from '../model/placement/bet-assignments.ts';

/** Page size for the lists of ended bets, newest first: enough to contain a bet that was just sent. */
const NEWEST = 100;

async function listEnded(matchId: string): Promise<readonly Bet[]> {
  const params = { match_id: matchId, limit: NEWEST, page: 1 };
  const lists = await Promise.all([read(settledBets, params), read(voidBets, params), read(deleteBets, params)]);
  return lists.flatMap(({ rows }) => rows);
}

const getBalanceQueryKey = () => [...queryKeys.balance, readSession()?.userId ?? null];

const createExposurePorts = (queries: QueryClient): Pick<BetListPorts, 'getExposure' | 'watchExposure'> => ({
  getExposure: () => queries.getQueryData<Balance>(getBalanceQueryKey())?.exposure ?? null,
  watchExposure(onRead) {
    const queryKey = getBalanceQueryKey();
    const hash = hashKey(queryKey);
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
      const balance = queries.getQueryData<Balance>(queryKey);
      if (balance !== undefined) onRead(balance.exposure);
    });
    void queries.refetchQueries({ queryKey, exact: true });
    return stop;
  },
});

/**
 * Reads the bets of a match after a response. Shares the request that refreshes the page's bet list, if there is one.
 */
async function refreshBets(queries: QueryClient, matchId: string): Promise<readonly Bet[]> {
  await new Promise((next) => setTimeout(next));
  return queries.query({ ...createMatchBetsQuery(matchId), staleTime: 0 });
}

/** Creates the ports that the single-bet and the multi-bet controller share. */
export const createBetListPorts = ({ queries, get }: Controllers): BetListPorts => ({
  listBets: (matchId: string): Promise<readonly Bet[]> => read(bets, { match_id: matchId }),
  listEnded,
  refreshBets: (matchId: string) => refreshBets(queries, matchId),
  ...createExposurePorts(queries),
  assignments: get(createBetAssignments),
  now: Date.now,
  schedule: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  newReference: createReference,
});

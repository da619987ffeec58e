import { hashKey, type QueryClient } from '@tanstack/react-query';
import { read } from '#shared/api/client/call.ts';
import { createReference } from '#shared/api/client/idempotency-reference.ts';
import { bets, deleteBets, settledBets, voidBets } from '#shared/api/contract/betting/bet-list.ts';
import { betRow } from '#shared/api/contract/betting/bet-row.ts';
import { emptyPage, type Paged, paged } from '#shared/api/contract/schema/paged.ts';
import { endpoint } from '#shared/api/endpoint.ts';
import { createMatchBetsQuery } from '#shared/api/match-bets-query.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { ReceiptList } from '#shared/commands/command-config.ts';
import { requireUser } from '#shared/commands/require-user.ts';
import type { Controllers } from '#shared/controllers/controllers.ts';
import type { Balance, Bet } from '#shared/domain/bet/bet.ts';
import { readSession } from '#shared/storage/session.ts';
import type { BetListPorts } from '../model/bet-commands.ts';
import { createBetAssignments } from '../model/placement/bet-assignments.ts';

/** Page size for the lists of ended bets, newest first: enough to contain a bet that was just sent. */
const NEWEST = 100;

/** The active bets with the number of received rows. A row that does not fit the contract is missing from the bets. */
const countedBets = endpoint({ ...bets, emptyResponse: emptyPage, response: paged(betRow) });

const toReceiptList = ({ rows, received }: Paged<Bet>, others = 0): ReceiptList<Bet> => ({
  receipts: rows,
  isWhole: rows.length + others === received,
});

function listEnded(matchId: string): readonly Promise<ReceiptList<Bet>>[] {
  const params = { match_id: matchId, limit: NEWEST, page: 1 };
  return [
    read(settledBets, params).then((page) => toReceiptList(page, page.casino.length)),
    read(voidBets, params).then((page) => toReceiptList(page)),
    read(deleteBets, params).then((page) => toReceiptList(page)),
  ];
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
async function refreshBets(queries: QueryClient, matchId: string, userId: string): Promise<readonly Bet[]> {
  await new Promise((next) => setTimeout(next));
  requireUser(userId);
  return queries.query({ ...createMatchBetsQuery(matchId), staleTime: 0 });
}

/** Creates the ports that the single-bet and the multi-bet controller share. */
export const createBetListPorts = ({ queries, get }: Controllers): BetListPorts => ({
  async listBets(matchId, userId) {
    requireUser(userId);
    return toReceiptList(await read(countedBets, { match_id: matchId }));
  },
  listEnded,
  refreshBets: (matchId, userId) => refreshBets(queries, matchId, userId),
  ...createExposurePorts(queries),
  assignments: get(createBetAssignments),
  now: Date.now,
  schedule: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  newReference: createReference,
});

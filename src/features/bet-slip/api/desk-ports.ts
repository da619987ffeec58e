import { hashKey, type QueryClient } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { bets, deleteBets, settledBets, voidBets } from '#shared/api/contract/bet-list.ts';
import { betsOfMatch, family } from '#shared/api/families.ts';
import { newReference } from '#shared/api/reference.ts';
import type { Balance, Bet } from '#shared/domain/bet.ts';
import { readSession } from '#shared/storage/session.ts';
import type { ComparisonPorts } from '../model/comparison.ts';
import { createBetRegister } from '../model/register.ts';

/** Newest first: a bet that was just sent stands among these. */
const NEWEST = 100;

async function listEnded(matchId: string): Promise<readonly Bet[]> {
  const wanted = { match_id: matchId, limit: NEWEST, page: 1 };
  const lists = await Promise.all([read(settledBets, wanted), read(voidBets, wanted), read(deleteBets, wanted)]);
  return lists.flatMap(({ rows }) => rows);
}

const balanceKey = () => [...family.balance, readSession()?.userId ?? null];

const exposurePorts = (queries: QueryClient): Pick<ComparisonPorts, 'exposure' | 'watchExposure'> => ({
  exposure: () => queries.getQueryData<Balance>(balanceKey())?.exposure ?? null,
  watchExposure(onRead) {
    const queryKey = balanceKey();
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

/** Reads a match's bets after an answer, by the request that the answer's own refresh of the page makes, where it makes one. */
async function refreshBets(queries: QueryClient, matchId: string): Promise<readonly Bet[]> {
  await new Promise((next) => setTimeout(next));
  return queries.fetchQuery({ queryKey: betsOfMatch(matchId), queryFn: ({ signal }) => read(bets, { match_id: matchId }, { signal }), staleTime: 0 });
}

const registerOf = oneForEachCache(() => createBetRegister());

/** What every desk needs of the world around it, however many bets it sends at once. */
export const deskPortsOf = (queries: QueryClient) => ({
  listBets: (matchId: string): Promise<readonly Bet[]> => read(bets, { match_id: matchId }),
  listEnded,
  refreshBets: (matchId: string) => refreshBets(queries, matchId),
  ...exposurePorts(queries),
  register: registerOf(queries),
  now: Date.now,
  later: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  newReference,
});

/** One desk for as long as the app's cache lives: a bet on its way survives every page. */
export function oneForEachCache<Desk>(create: (queries: QueryClient) => Desk): (queries: QueryClient) => Desk {
  const desks = new WeakMap<QueryClient, { readonly desk: Desk }>();
  return (queries) => {
    const { desk } = desks.get(queries) ?? { desk: create(queries) };
    desks.set(queries, { desk });
    return desk;
  };
}

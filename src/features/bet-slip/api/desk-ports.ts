import type { QueryClient } from '@tanstack/react-query';
import { read } from '#shared/api/call.ts';
import { bets, deleteBets, settledBets, voidBets } from '#shared/api/contract/bet-list.ts';
import { newReference } from '#shared/api/reference.ts';
import type { Bet } from '#shared/domain/bet.ts';

/** Newest first: a bet that was just sent stands among these. */
const NEWEST = 100;

async function listEnded(matchId: string): Promise<readonly Bet[]> {
  const wanted = { match_id: matchId, limit: NEWEST, page: 1 };
  const lists = await Promise.all([read(settledBets, wanted), read(voidBets, wanted), read(deleteBets, wanted)]);
  return lists.flatMap(({ rows }) => rows);
}

/** What every desk needs of the world around it, however many bets it sends at once. */
export const deskPorts = {
  listBets: (matchId: string): Promise<readonly Bet[]> => read(bets, { match_id: matchId }),
  listEnded,
  now: Date.now,
  later: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  newReference,
};

/** One desk for as long as the app's cache lives: a bet on its way survives every page. */
export function oneForEachCache<Desk>(create: (queries: QueryClient) => Desk): (queries: QueryClient) => Desk {
  const desks = new WeakMap<QueryClient, { readonly desk: Desk }>();
  return (queries) => {
    const { desk } = desks.get(queries) ?? { desk: create(queries) };
    desks.set(queries, { desk });
    return desk;
  };
}

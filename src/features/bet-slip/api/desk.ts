import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { read } from '#shared/api/call.ts';
import { bets, deleteBets, settledBets, voidBets } from '#shared/api/contract/bet-list.ts';
import type { Bet } from '#shared/domain/bet.ts';
import { readSession } from '#shared/storage/session.ts';
import { createDesk, type Desk } from '../model/desk.ts';
import type { Tray } from '../model/tray.ts';
import { pending } from './pending.ts';
import { place, refreshedBy } from './place.ts';

/** Newest first: a bet that was just sent stands among these. */
const NEWEST = 100;

export async function listEnded(matchId: string): Promise<readonly Bet[]> {
  const wanted = { match_id: matchId, limit: NEWEST, page: 1 };
  const lists = await Promise.all([read(settledBets, wanted), read(voidBets, wanted), read(deleteBets, wanted)]);
  return lists.flatMap(({ rows }) => rows);
}

/** One desk for as long as the app's cache lives: a bet on its way survives every page. */
const desks = new WeakMap<QueryClient, Desk>();

export function deskOf(queries: QueryClient): Desk {
  const known = desks.get(queries);
  if (known !== undefined) return known;
  const desk = createDesk({
    place: (intent) => place(queries, intent),
    listBets: (matchId) => read(bets, { match_id: matchId }),
    listEnded,
    refresh: (intent) => refreshedBy(intent).forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pending,
    now: Date.now,
    later: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    newReference: () => crypto.randomUUID(),
  });
  desks.set(queries, desk);
  return desk;
}

export const useDesk = (): Desk => deskOf(useQueryClient());

export const useTray = <Part>(select: (tray: Tray) => Part): Part => useStore(useDesk().store, select);

/** While matches are on screen: their bettor is known, and the slip of any other match is closed. */
export function useDeskOfPage(matchIds: readonly string[]): Desk {
  const desk = useDesk();
  const userId = readSession()?.userId ?? null;
  const here = matchIds.join(' ');
  useEffect(() => {
    if (userId !== null) desk.enter(userId);
  }, [desk, userId]);
  useEffect(() => {
    const { front } = desk.store.getState();
    if (front.phase !== 'empty' && !here.split(' ').includes(front.ticket.pick.matchId)) desk.leave(null);
  }, [desk, here]);
  // Coming back to a match must not bring back an old price.
  useEffect(() => () => desk.leave(null), [desk]);
  return desk;
}

export const useDeskOfMatch = (matchId: string): Desk => useDeskOfPage([matchId]);

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { readSession } from '#shared/storage/session.ts';
import { createDesk, type Desk } from '../model/desk.ts';
import type { Pick } from '../model/pick.ts';
import type { Tray } from '../model/tray.ts';
import { deskPortsOf, oneForEachCache } from './desk-ports.ts';
import { pending } from './pending.ts';
import { place, refreshedBy } from './place.ts';

export const deskOf = oneForEachCache((queries): Desk =>
  createDesk({
    ...deskPortsOf(queries),
    place: (intent) => place(queries, intent),
    refresh: (intent) => refreshedBy(intent).forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pending,
  }),
);

/** Puts a pressed price into the slip from outside a page that shows it. */
export const pickPrice = (queries: QueryClient, pick: Pick): void => deskOf(queries).pick(pick);

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

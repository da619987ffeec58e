import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { readSession } from '#shared/storage/session.ts';
import { createBetSlipController, type BetSlipController } from '../model/bet-slip-controller.ts';
import type { Selection } from '#shared/domain/bet/selection.ts';
import type { BetSlipState } from '../model/bet-slip-state.ts';
import { createBetSlipPorts, oncePerQueryClient } from './bet-slip-ports.ts';
import { pendingBets } from './pending-bets.ts';
import { placeBet, affectedQueryKeys } from './place-bet.ts';

export const getBetSlipController = oncePerQueryClient((queries): BetSlipController =>
  createBetSlipController({
    ...createBetSlipPorts(queries),
    placeBet: (intent) => placeBet(queries, intent),
    refresh: (intent) => affectedQueryKeys(intent).forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pendingBets,
  }),
);

/** Selects a price for the slip from outside the page that shows it. */
export const selectPrice = (queries: QueryClient, selection: Selection): void =>
  getBetSlipController(queries).select(selection);

export const useBetSlipController = (): BetSlipController => getBetSlipController(useQueryClient());

export const useBetSlipState = <Part>(selector: (state: BetSlipState) => Part): Part =>
  useStore(useBetSlipController().store, selector);

/** Connects the slip to the matches on screen: sets the user, and closes the slip of any other match. */
export function useBetSlipControllerOfPage(matchIds: readonly string[]): BetSlipController {
  const controller = useBetSlipController();
  const userId = readSession()?.userId ?? null;
  const matchIdsKey = matchIds.join(' ');
  useEffect(() => {
    if (userId !== null) controller.setUser(userId);
  }, [controller, userId]);
  useEffect(() => {
    const { current } = controller.store.getState();
    if (current.phase !== 'empty' && !matchIdsKey.split(' ').includes(current.ticket.selection.matchId))
      controller.closeUnlessMatch(null);
  }, [controller, matchIdsKey]);
  // The slip must not show an old price when the bettor returns to the match.
  useEffect(() => () => controller.closeUnlessMatch(null), [controller]);
  return controller;
}

export const useBetSlipControllerOfMatch = (matchId: string): BetSlipController =>
  useBetSlipControllerOfPage([matchId]);

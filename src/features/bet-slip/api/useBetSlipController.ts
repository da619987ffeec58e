import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type Controllers, useController } from '#shared/controllers/controllers.ts';
import type { Selection } from '#shared/domain/bet/selection.ts';
import { getOddsFormatter, onOddsFormatChange } from '#shared/format/odds-format.ts';
import { readSession } from '#shared/storage/session.ts';
import { type BetSlipController, createBetSlipController } from '../model/bet-slip-controller.ts';
import type { BetSlipState } from '../model/bet-slip-state.ts';
import { rewritePrice } from '../model/ticket/ticket.ts';
import { createBetListPorts } from './bet-list-ports.ts';
import { pendingBets } from './pending-bets-storage.ts';
import { listAffectedQueryKeys, placeBet } from './place-bet.ts';

/** The app's bet slip; pages share it by `useBetSlipController`. */
export function createAppBetSlip(controllers: Controllers): BetSlipController {
  const { queries } = controllers;
  const controller = createBetSlipController({
    ...createBetListPorts(controllers),
    placeBet: (intent) => placeBet(queries, intent),
    refresh: (intent) =>
      listAffectedQueryKeys(intent).forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pendingBets,
  });
  onOddsFormatChange(() => controller.edit(rewritePrice));
  return controller;
}

/** Selects a price for the slip from outside the page that shows it. */
export const selectPrice = (controllers: Controllers, selection: Selection): void =>
  controllers.get(createAppBetSlip).select(selection);

export const useBetSlipController = (): BetSlipController => useController(createAppBetSlip);

export function useBetSlipState<Part>(selector: (state: BetSlipState) => Part): Part {
  const { store } = useBetSlipController();
  return useStore(store, selector);
}

/** Connects the slip to the matches on screen: sets the user, and closes the slip of any other match. */
export function useSlipForMatches(matchIds: readonly string[]): BetSlipController {
  const controller = useBetSlipController();
  const userId = readSession()?.userId ?? null;
  const matchIdsKey = matchIds.join(' ');
  useEffect(() => {
    if (userId !== null) controller.setUser(userId);
  }, [controller, userId]);
  useEffect(() => {
    const { current } = controller.store.getState();
    if (current.phase !== 'empty' && !matchIdsKey.split(' ').includes(current.ticket.selection.matchId))
      controller.close();
  }, [controller, matchIdsKey]);
  // The slip must not show an old price when the bettor returns to the match. A page that is drawn again, because the
  // format of odds has changed, keeps its slip.
  useEffect(() => {
    const formatter = getOddsFormatter();
    return () => {
      if (formatter === getOddsFormatter()) controller.close();
    };
  }, [controller]);
  return controller;
}

export const useBetSlipControllerOfMatch = (matchId: string): BetSlipController => useSlipForMatches([matchId]);

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { call } from '#shared/api/client/call.ts';
import { saveHrBet, toMultiBetBody } from '#shared/api/contract/betting/bet-place.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { type Controllers, useController } from '#shared/controllers/controllers.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import { getOddsFormatter, onOddsFormatChange } from '#shared/format/odds-format.ts';
import { readSession } from '#shared/storage/session.ts';
import { createBetListPorts } from '../../api/bet-list-ports.ts';
import { createOtherBets } from '../../api/other-bets.ts';
import { placeBetsOnce } from '../../api/place-bet.ts';
import { rewritePrice } from '../../model/ticket/ticket.ts';
import {
  createMultiBetController,
  type MultiBetController,
  type MultiBetState,
} from '../model/multi-bet-controller.ts';
import { applyToLegs, hasStakeText } from '../model/multi-bet-draft.ts';
import type { MultiBetIntent } from '../model/multi-bet-intent.ts';
import { toOtherBets } from '../model/multi-bet-status.ts';
import { pendingMultiBets } from './pending-multi-bets-storage.ts';

const affectedQueryKeys = [queryKeys.bets, queryKeys.positions, queryKeys.balance, queryKeys.exposures];

const toRequestBody = ({ legs }: MultiBetIntent) =>
  legs.map(({ selection: { marketId, runnerId, runnerName, side }, price, stake }) =>
    toMultiBetBody({ marketId, runnerId, runnerName, side, price: asOdds(price), stake }),
  );

/** The app's multi-bet slip; pages share it by `useMultiBetController`. */
export function createAppMultiBet(controllers: Controllers): MultiBetController {
  const { queries } = controllers;
  const controller = createMultiBetController({
    ...createBetListPorts(controllers),
    placeBets: (intent) =>
      placeBetsOnce(
        queries,
        () => call(saveHrBet, toRequestBody(intent), { reference: intent.reference }),
        affectedQueryKeys,
      ),
    refresh: () => affectedQueryKeys.forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pendingBets: pendingMultiBets,
  });
  const otherBets = controllers.get(createOtherBets);
  controller.store.subscribe(({ status, draft }, before) => {
    if (status !== before.status) otherBets.setState({ bets: toOtherBets(status), checkAgain: controller.checkAgain });
    if (draft !== before.draft) otherBets.setState({ hasStake: hasStakeText(draft) });
  });
  onOddsFormatChange(() => controller.edit((draft) => applyToLegs(draft, rewritePrice)));
  return controller;
}

export const useMultiBetController = (): MultiBetController => useController(createAppMultiBet);

export function useMultiBetState<Part>(selector: (state: MultiBetState) => Part): Part {
  const { store } = useMultiBetController();
  return useStore(store, selector);
}

/** Connects the multi-bet slip to the match on screen: sets the user, and removes the runners of any other race. */
export function useMultiBetControllerOfMatch(matchId: string): void {
  const controller = useMultiBetController();
  const userId = readSession()?.userId ?? null;
  useEffect(() => {
    if (userId !== null) controller.setUser(userId);
    controller.clearUnlessMatch(matchId);
    const formatter = getOddsFormatter();
    return () => {
      // The legs stay while another format of odds draws the page again.
      if (formatter === getOddsFormatter()) controller.clearUnlessMatch(null);
    };
  }, [controller, userId, matchId]);
}

import type { BetPlacement } from '#shared/domain/bet/bet-placement.ts';
import { getBusyReason, listUnverifiedIntentsOn } from '../model/bet-slip-state.ts';
import type { BettingAccount } from '../model/checks/bet-figures.ts';
import { isOtherBetUnverifiedOn } from '../model/other-bets.ts';
import { placeTrackedBet } from '../model/placement/place-tracked-bet.ts';
import { useOtherBets } from './other-bets.ts';
import { useBetSlipController, useBetSlipState } from './useBetSlipController.ts';

/** Gives access to bet placement. Use it on a page that also shows the slip, which sets the user. */
export function useBetPlacement({ bets }: Pick<BettingAccount, 'bets'>): BetPlacement {
  const controller = useBetSlipController();
  const state = useBetSlipState((allState) => allState);
  const otherBets = useOtherBets();
  return {
    getBusyReason: (marketId) => getBusyReason(state, marketId, otherBets.bets),
    place: (bet, events) =>
      placeTrackedBet(controller, { ...bet, knownBetIds: bets?.map(({ betId }) => betId) ?? null }, events),
    checkAgain(marketId) {
      for (const { reference } of listUnverifiedIntentsOn(controller.store.getState(), marketId))
        controller.checkAgain(reference);
      if (isOtherBetUnverifiedOn(otherBets.bets, marketId)) otherBets.checkAgain();
    },
  };
}

import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { type BusyReason, getBusyReason, listUnverifiedIntentsOn } from '../model/bet-slip-state.ts';
import type { BettingAccount } from '../model/checks/bet-figures.ts';
import type { BetPayload } from '../model/placement/bet-intent.ts';
import {
  placeTrackedBet,
  type TrackedBetEvents,
  type TrackedBetOutcome,
} from '../model/placement/place-tracked-bet.ts';
import { useBetSlipController, useBetSlipState } from './useBetSlipController.ts';

export type UnsentBet = Omit<BetPayload, 'knownBetIds' | 'selection'> & { readonly selection: OddsSelection };

/** Places bets from outside the slip, each exactly once, for example the legs of a cash-out. */
export interface BetPlacement {
  /** Returns why a bet on this market cannot be sent now; null when it can. */
  getBusyReason(marketId: string): BusyReason | null;
  /** Sends the bet and resolves with its final outcome. */
  place(bet: UnsentBet, events: TrackedBetEvents): Promise<TrackedBetOutcome>;
  /** Checks the unverified bets of this market now. */
  checkAgain(marketId: string): void;
}

/** Gives access to bet placement. Use it on a page that also shows the slip, which sets the user. */
export function useBetPlacement({ bets }: Pick<BettingAccount, 'bets'>): BetPlacement {
  const controller = useBetSlipController();
  const state = useBetSlipState((allState) => allState);
  return {
    getBusyReason: (marketId) => getBusyReason(state, marketId),
    place: (bet, events) =>
      placeTrackedBet(controller, { ...bet, knownBetIds: bets?.map(({ betId }) => betId) ?? null }, events),
    checkAgain: (marketId) =>
      listUnverifiedIntentsOn(controller.store.getState(), marketId).forEach(({ reference }) =>
        controller.checkAgain(reference),
      ),
  };
}

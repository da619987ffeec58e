import type { BettingAccount } from '../model/checks/figures.ts';
import type { BetPayload } from '../model/placement/bet-intent.ts';
import type { OddsSelection } from '../model/ticket/selection.ts';
import {
  placeTrackedBet,
  type TrackedBetOutcome,
  type TrackedBetEvents,
} from '../model/placement/place-tracked-bet.ts';
import { getBusyReason, unverifiedIntentsOn, type BusyReason } from '../model/bet-slip-state.ts';
import { useBetSlipController, useBetSlipState } from './useBetSlipController.ts';

export type BetOrder = Omit<BetPayload, 'knownBetIds' | 'selection'> & { readonly selection: OddsSelection };

/** Places bets beside the slip, each once, by the same machinery: for what places several together. */
export interface BetPlacement {
  /** What keeps a bet on this market from being sent now. */
  getBusyReason(marketId: string): BusyReason | null;
  /** Waits until the bet's end is known. */
  place(order: BetOrder, events: TrackedBetEvents): Promise<TrackedBetOutcome>;
  /** Looks now for the bets of this market whose answer was lost. */
  checkAgain(marketId: string): void;
}

/** For a page that also shows the slip, which names the bettor. */
export function useBetPlacement({ bets }: Pick<BettingAccount, 'bets'>): BetPlacement {
  const controller = useBetSlipController();
  const state = useBetSlipState((allState) => allState);
  return {
    getBusyReason: (marketId) => getBusyReason(state, marketId),
    place: (order, events) =>
      placeTrackedBet(controller, { ...order, knownBetIds: bets?.map(({ betId }) => betId) ?? null }, events),
    checkAgain: (marketId) =>
      unverifiedIntentsOn(controller.store.getState(), marketId).forEach(({ reference }) =>
        controller.checkAgain(reference),
      ),
  };
}

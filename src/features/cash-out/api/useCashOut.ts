import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useController } from '#shared/controllers/controllers.ts';
import { createOddsSelection, type OddsSelection } from '#shared/domain/bet/selection.ts';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { readSession } from '#shared/storage/session.ts';
import {
  type CashOutProgress,
  createCashOutController,
  type LegEvents,
  type LegOutcome,
} from '../model/cash-out-controller.ts';
import { refetchPositions } from './positions.ts';

/** One cash-out leg as a bet order. The page passes it to the bet slip. */
export interface LegOrder {
  readonly selection: OddsSelection;
  readonly price: MarketPrice;
  readonly stake: Money;
  readonly delaySeconds: number;
}

/** Bet slip functions that a cash-out needs. A bet is sent at most once and checked when its response is lost. */
export interface BetPlacer {
  getBusyReason(marketId: string): 'unverified' | 'in-flight' | null;
  place(order: LegOrder, events: LegEvents): Promise<LegOutcome>;
  checkAgain(marketId: string): void;
}

export interface CashOutControls {
  readonly progress: CashOutProgress | null;
  start(legs: readonly CashOutLeg[], delaySeconds: number): void;
  dismiss(): void;
}

/** Returns the cash-out of one market for the signed-in bettor. */
export function useCashOut(outline: MarketOutline, bets: BetPlacer): CashOutControls {
  const queries = useQueryClient();
  const controller = useController(createCashOutController);
  const userId = readSession()?.userId ?? '';
  const key = `${userId} ${outline.marketId}`;
  const progress = useStore(controller.store, (all) => all[key] ?? null);

  const toLegOrder = (leg: CashOutLeg, delaySeconds: number): LegOrder | null => {
    const runner = outline.runners.find(({ runnerId }) => runnerId === leg.runnerId);
    if (runner === undefined) return null;
    const selection = createOddsSelection(outline, runner, {
      side: leg.side,
      price: leg.price,
      changedAgoMs: Infinity,
    });
    if (selection === null) return null;
    return { selection, price: leg.price, stake: leg.stake, delaySeconds };
  };

  return {
    progress,
    start: (legs, delaySeconds) =>
      controller.start(key, legs, {
        async place(leg, events) {
          // Another user has signed in: the remaining legs are not placed.
          if ((readSession()?.userId ?? '') !== userId) return { kind: 'signed-out' };
          const order = toLegOrder(leg, delaySeconds);
          return order === null ? { kind: 'not-sent' } : bets.place(order, events);
        },
        readPosition: () => refetchPositions(queries, outline.matchId),
      }),
    dismiss: () => controller.dismiss(key),
  };
}

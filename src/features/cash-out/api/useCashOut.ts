import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useController } from '#shared/controllers/controllers.ts';
import type { BetPlacement, UnsentBet } from '#shared/domain/bet/bet-placement.ts';
import { createOddsSelection } from '#shared/domain/bet/selection.ts';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { readSession } from '#shared/storage/session.ts';
import { type CashOutProgress, createCashOutController } from '../model/cash-out-controller.ts';
import { refetchPositions } from './positions.ts';

export interface CashOutControls {
  readonly progress: CashOutProgress | null;
  start(legs: readonly CashOutLeg[], delaySeconds: number): void;
  dismiss(): void;
}

/** Returns the cash-out of one market for the signed-in bettor. */
export function useCashOut(outline: MarketOutline, placement: BetPlacement): CashOutControls {
  const queries = useQueryClient();
  const controller = useController(createCashOutController);
  const userId = readSession()?.userId ?? '';
  const key = `${userId} ${outline.marketId}`;
  const progress = useStore(controller.store, (all) => all[key] ?? null);

  const toUnsentBet = (leg: CashOutLeg, delaySeconds: number): UnsentBet | null => {
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
          if ((readSession()?.userId ?? '') !== userId) return { kind: 'session-ended' };
          const bet = toUnsentBet(leg, delaySeconds);
          return bet === null ? { kind: 'not-sent' } : placement.place(bet, events);
        },
        readPosition: () => refetchPositions(queries, outline.matchId),
      }),
    dismiss: () => controller.dismiss(key),
  };
}

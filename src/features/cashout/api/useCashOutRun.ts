import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useController } from '#shared/controllers/controllers.ts';
import { createOddsSelection, type OddsSelection } from '#shared/domain/bet/selection.ts';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { readSession } from '#shared/storage/session.ts';
import { createCashOutRuns, type LegOutcome, type LegEvents, type CashOutRun } from '../model/cash-out-runs.ts';
import { refetchPositions } from './positions.ts';

/** One cash-out leg as a bet order. The page passes it to the bet slip. */
export interface LegOrder {
  readonly selection: OddsSelection;
  readonly price: Odds;
  readonly stake: Money;
  readonly delaySeconds: number;
}

/** Bet slip functions that a cash-out needs. A bet is sent at most once and checked when its response is lost. */
export interface BetPlacer {
  getBusyReason(marketId: string): 'unverified' | 'in-flight' | null;
  place(order: LegOrder, events: LegEvents): Promise<LegOutcome>;
  checkAgain(marketId: string): void;
}

export interface CashOutRunControls {
  readonly run: CashOutRun | null;
  start(legs: readonly CashOutLeg[], delaySeconds: number): void;
  dismiss(): void;
}

/** Returns the cash-out of one market for the signed-in bettor. */
export function useCashOutRun(outline: MarketOutline, bets: BetPlacer): CashOutRunControls {
  const queries = useQueryClient();
  const runs = useController(createCashOutRuns);
  const userId = readSession()?.userId ?? '';
  const key = `${userId} ${outline.marketId}`;
  const run = useStore(runs.store, (all) => all[key] ?? null);

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
    run,
    start: (legs, delaySeconds) =>
      runs.start(key, legs, {
        async place(leg, events) {
          // Another user has signed in: the remaining legs are not placed.
          if ((readSession()?.userId ?? '') !== userId) return { kind: 'signed-out' };
          const order = toLegOrder(leg, delaySeconds);
          return order === null ? { kind: 'not-sent' } : bets.place(order, events);
        },
        settle: () => refetchPositions(queries, outline.matchId),
      }),
    dismiss: () => runs.dismiss(key),
  };
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import type { Market, MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { readSession } from '#shared/storage/session.ts';
import {
  createCashOutRuns,
  type LegOutcome,
  type LegEvents,
  type CashOutRun,
  type CashOutRuns,
} from '../model/cash-out-runs.ts';
import { refetchPositions } from './positions.ts';

/** One cash-out leg as a bet order. The page passes it to the bet slip. */
export interface LegOrder {
  readonly selection: {
    readonly kind: Exclude<MarketKind, 'fancy'>;
    readonly sportId: string;
    readonly matchId: string;
    readonly matchName: string;
    readonly marketId: string;
    readonly marketName: string;
    readonly ladder: Market['ladder'];
    readonly runnerId: number;
    readonly runnerName: string;
    readonly side: Side;
    readonly price: Odds;
    readonly changedAgoMs: number;
  };
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

/** One set of runs for each query client, so that a running cash-out survives page changes. */
const runsByQueryClient = new WeakMap<QueryClient, CashOutRuns>();

function getRuns(queries: QueryClient): CashOutRuns {
  const existing = runsByQueryClient.get(queries);
  if (existing !== undefined) return existing;
  const runs = createCashOutRuns();
  runsByQueryClient.set(queries, runs);
  return runs;
}

export interface CashOutRunControls {
  readonly run: CashOutRun | null;
  start(legs: readonly CashOutLeg[], delaySeconds: number): void;
  dismiss(): void;
}

/** Returns the cash-out of one market for the signed-in bettor. */
export function useCashOutRun(outline: MarketOutline, bets: BetPlacer): CashOutRunControls {
  const queries = useQueryClient();
  const runs = getRuns(queries);
  const userId = readSession()?.userId ?? '';
  const key = `${userId} ${outline.marketId}`;
  const run = useStore(runs.store, (all) => all[key] ?? null);

  const toLegOrder = (leg: CashOutLeg, delaySeconds: number): LegOrder | null => {
    const { kind, sportId, matchId, matchName, marketId, name: marketName, ladder, runners } = outline;
    const runner = runners.find(({ runnerId }) => runnerId === leg.runnerId);
    if (kind === 'fancy' || runner === undefined) return null;
    const { runnerId, name: runnerName } = runner;
    const selection = {
      kind,
      sportId,
      matchId,
      matchName,
      marketId,
      marketName,
      ladder,
      runnerId,
      runnerName,
      side: leg.side,
      price: leg.price,
      changedAgoMs: Infinity,
    };
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

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { call } from '#shared/api/client/call.ts';
import { raceBetBody, saveHrBet } from '#shared/api/contract/betting/bet-place.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { createStoredCommands } from '#shared/commands/stored-commands.ts';
import { type Controllers, useController } from '#shared/controllers/controllers.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  pendingRaceBetRows,
  type PendingRaceBets,
  type PendingRaceBetsRow,
} from '#shared/storage/pending-race-bets.ts';
import { readSession } from '#shared/storage/session.ts';
import { createBetSlipPorts } from '../../api/bet-slip-ports.ts';
import { placeBetsOnce } from '../../api/place-bet.ts';
import {
  createMultiBetController,
  type MultiBetController,
  type MultiBetState,
} from '../model/multi-bet-controller.ts';
import type { MultiBetIntent } from '../model/multi-bet-intent.ts';

const affectedQueryKeys = [queryKeys.bets, queryKeys.positions, queryKeys.balance, queryKeys.exposures];

const toRequestBody = ({ legs }: MultiBetIntent) =>
  legs.map(({ selection: { marketId, runnerId, runnerName, side }, price, stake }) =>
    raceBetBody({ marketId, runnerId, runnerName, side, price, stake }),
  );

function toPendingRaceBets({
  reference,
  matchId,
  legs,
  sentAt,
  delaySeconds,
  knownBetIds,
}: MultiBetIntent): PendingRaceBets {
  return {
    reference,
    matchId,
    marketId: legs[0]?.selection.marketId ?? '',
    legs: legs.map(({ selection: { runnerId, runnerName, side }, price, stake }) => ({
      runnerId,
      runnerName,
      side,
      price,
      stake,
    })),
    sentAt: new Date(sentAt).toISOString(),
    delaySeconds,
    knownBetIds: knownBetIds === null ? null : [...knownBetIds],
  };
}

/**
 * Restores an intent without names of match and market, which are not stored. Matching the bet list does not need them.
 */
function toMultiBetIntent({ marketId, legs, sentAt, ...stored }: PendingRaceBets, userId: string): MultiBetIntent {
  const press = {
    kind: 'odds',
    sportId: '',
    matchId: stored.matchId,
    matchName: '',
    marketId,
    marketName: '',
    ladder: 'step',
    winners: 1,
    changedAgoMs: Infinity,
  } as const;
  return {
    ...stored,
    userId,
    sentAt: Date.parse(sentAt),
    legs: legs.map(({ price, stake, ...leg }) => ({
      selection: { ...press, ...leg, price: odds(price) },
      price: odds(price),
      stake: money(stake),
    })),
  };
}

const pendingBets = createStoredCommands<MultiBetIntent, PendingRaceBetsRow>(pendingRaceBetRows, {
  getReference: ({ group }) => group.reference,
  encode: (intent) => ({ owner: intent.userId, group: toPendingRaceBets(intent) }),
  decode: ({ group }, userId) => toMultiBetIntent(group, userId),
});

/** The app's multi-bet slip; pages share it by `useMultiBetController`. */
export function createAppMultiBet(controllers: Controllers): MultiBetController {
  const { queries } = controllers;
  return createMultiBetController({
    ...createBetSlipPorts(controllers),
    placeBets: (intent) =>
      placeBetsOnce(
        queries,
        () => call(saveHrBet, toRequestBody(intent), { reference: intent.reference }),
        affectedQueryKeys,
      ),
    refresh: () => affectedQueryKeys.forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pendingBets,
  });
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
    return () => controller.clearUnlessMatch(null);
  }, [controller, userId, matchId]);
}

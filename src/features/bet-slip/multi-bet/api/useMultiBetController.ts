import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { call } from '#shared/api/client/call.ts';
import { raceBetBody, saveHrBet } from '#shared/api/contract/betting/bet-place.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import {
  removePendingRaceBets,
  savePendingRaceBets,
  readPendingRaceBets,
  type PendingRaceBets,
} from '#shared/storage/pending-race-bets.ts';
import { readSession } from '#shared/storage/session.ts';
import { createBetSlipPorts, oncePerQueryClient } from '../../api/bet-slip-ports.ts';
import { placeBetsOnce } from '../../api/place-bet.ts';
import type { BetIntent } from '../../model/placement/bet-intent.ts';
import {
  createMultiBetController,
  type MultiBetController,
  type MultiBetPorts,
  type MultiBetState,
} from '../model/multi-bet-controller.ts';
import type { MultiBetIntent } from '../model/multi-bet-intent.ts';

const affectedQueryKeys = [queryKeys.bets, queryKeys.positions, queryKeys.balance, queryKeys.exposures];

const toRequestBody = ({ legs }: MultiBetIntent) =>
  legs.flatMap(({ selection, price, stake }) =>
    selection.kind === 'fancy'
      ? []
      : [
          raceBetBody({
            marketId: selection.marketId,
            runnerId: selection.runnerId,
            runnerName: selection.runnerName,
            side: selection.side,
            price,
            stake,
          }),
        ],
  );

function toPendingRaceBets({ reference, matchId, legs }: MultiBetIntent): PendingRaceBets {
  const [{ sentAt, delaySeconds, knownBetIds }] = legs;
  return {
    reference,
    matchId,
    marketId: legs[0].selection.kind === 'fancy' ? '' : legs[0].selection.marketId,
    legs: legs.flatMap(({ selection, price, stake }) =>
      selection.kind === 'fancy'
        ? []
        : [{ runnerId: selection.runnerId, runnerName: selection.runnerName, side: selection.side, price, stake }],
    ),
    sentAt: new Date(sentAt).toISOString(),
    delaySeconds,
    knownBetIds: knownBetIds === null ? null : [...knownBetIds],
  };
}

/** What is not kept (names of match and market) is not needed to recognise the bets. */
function toMultiBetIntents(
  { reference, matchId, marketId, legs, sentAt, delaySeconds, knownBetIds }: PendingRaceBets,
  userId: string,
): MultiBetIntent[] {
  const [first, ...rest] = legs.map(({ runnerId, runnerName, side, price, stake }): BetIntent => ({
    reference,
    userId,
    selection: {
      kind: 'odds',
      sportId: '',
      matchId,
      matchName: '',
      marketId,
      marketName: '',
      ladder: 'step',
      runnerId,
      runnerName,
      side,
      price: odds(price),
      changedAgoMs: Infinity,
    },
    price: odds(price),
    stake: money(stake),
    sentAt: Date.parse(sentAt),
    delaySeconds,
    knownBetIds,
  }));
  return first === undefined ? [] : [{ reference, matchId, legs: [first, ...rest] }];
}

const pendingBets: MultiBetPorts['pendingBets'] = {
  load: () => {
    const userId = readSession()?.userId;
    return userId === undefined ? [] : readPendingRaceBets().flatMap((stored) => toMultiBetIntents(stored, userId));
  },
  save: (intent) => savePendingRaceBets(toPendingRaceBets(intent)),
  remove: removePendingRaceBets,
};

export const getMultiBetController = oncePerQueryClient((queries): MultiBetController =>
  createMultiBetController({
    ...createBetSlipPorts(queries),
    placeBets: (intent) =>
      placeBetsOnce(
        queries,
        () => call(saveHrBet, toRequestBody(intent), { reference: intent.reference }),
        affectedQueryKeys,
      ),
    refresh: () => affectedQueryKeys.forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pendingBets,
  }),
);

export const useMultiBetController = (): MultiBetController => getMultiBetController(useQueryClient());

export const useMultiBetState = <Part>(selector: (state: MultiBetState) => Part): Part =>
  useStore(useMultiBetController().store, selector);

/** While a match is on screen: its bettor is known, and the runners of another race are let go. */
export function useMultiBetControllerOfMatch(matchId: string): void {
  const controller = useMultiBetController();
  const userId = readSession()?.userId ?? null;
  useEffect(() => {
    if (userId !== null) controller.setUser(userId);
    controller.clearUnlessMatch(matchId);
    return () => controller.clearUnlessMatch(null);
  }, [controller, userId, matchId]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { call } from '#shared/api/call.ts';
import { raceBetBody, saveHrBet } from '#shared/api/contract/bet-place.ts';
import { family } from '#shared/api/families.ts';
import { money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { dropPendingRaceBets, keepPendingRaceBets, readPendingRaceBets, type PendingRaceBets } from '#shared/storage/pending-race-bets.ts';
import { readSession } from '#shared/storage/session.ts';
import { deskPortsOf, oneForEachCache } from '../../api/desk-ports.ts';
import { placeOnce } from '../../api/place.ts';
import type { Intent } from '../../model/intent.ts';
import { createSeveralDesk, type SeveralDesk, type SeveralPorts, type SeveralState } from '../model/desk.ts';
import type { SeveralIntent } from '../model/intent.ts';

const refreshed = [family.bets, family.positions, family.balance, family.exposures];

const bodyOf = ({ legs }: SeveralIntent) =>
  legs.flatMap(({ pick, price, stake }) =>
    pick.kind === 'fancy' ? [] : [raceBetBody({ marketId: pick.marketId, runnerId: pick.runnerId, runnerName: pick.runnerName, side: pick.side, price, stake })],
  );

function keptOf({ reference, matchId, legs }: SeveralIntent): PendingRaceBets {
  const [{ sentAt, delaySeconds, knownBetIds }] = legs;
  return {
    reference,
    matchId,
    marketId: legs[0].pick.kind === 'fancy' ? '' : legs[0].pick.marketId,
    legs: legs.flatMap(({ pick, price, stake }) => (pick.kind === 'fancy' ? [] : [{ runnerId: pick.runnerId, runnerName: pick.runnerName, side: pick.side, price, stake }])),
    sentAt: new Date(sentAt).toISOString(),
    delaySeconds,
    knownBetIds: knownBetIds === null ? null : [...knownBetIds],
  };
}

/** What is not kept (names of match and market) is not needed to recognise the bets. */
function intentOf({ reference, matchId, marketId, legs, sentAt, delaySeconds, knownBetIds }: PendingRaceBets, userId: string): SeveralIntent[] {
  const [first, ...rest] = legs.map(({ runnerId, runnerName, side, price, stake }): Intent => ({
    reference,
    userId,
    pick: { kind: 'odds', sportId: '', matchId, matchName: '', marketId, marketName: '', ladder: 'step', runnerId, runnerName, side, price: odds(price), changedAgoMs: Infinity },
    price: odds(price),
    stake: money(stake),
    sentAt: Date.parse(sentAt),
    delaySeconds,
    knownBetIds,
  }));
  return first === undefined ? [] : [{ reference, matchId, legs: [first, ...rest] }];
}

const pending: SeveralPorts['pending'] = {
  load: () => {
    const userId = readSession()?.userId;
    return userId === undefined ? [] : readPendingRaceBets().flatMap((kept) => intentOf(kept, userId));
  },
  keep: (intent) => keepPendingRaceBets(keptOf(intent)),
  drop: dropPendingRaceBets,
};

export const severalDeskOf = oneForEachCache((queries): SeveralDesk =>
  createSeveralDesk({
    ...deskPortsOf(queries),
    place: (intent) => placeOnce(queries, () => call(saveHrBet, bodyOf(intent), { reference: intent.reference }), refreshed),
    refresh: () => refreshed.forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
    pending,
  }),
);

export const useSeveralDesk = (): SeveralDesk => severalDeskOf(useQueryClient());

export const useSeveral = <Part>(select: (state: SeveralState) => Part): Part => useStore(useSeveralDesk().store, select);

/** While a match is on screen: its bettor is known, and the runners of another race are let go. */
export function useSeveralDeskOfMatch(matchId: string): void {
  const desk = useSeveralDesk();
  const userId = readSession()?.userId ?? null;
  useEffect(() => {
    if (userId !== null) desk.enter(userId);
    desk.leave(matchId);
    return () => desk.leave(null);
  }, [desk, userId, matchId]);
}

import { voidReason } from '../betting/messages.ts';
import { deleteBet, settleEvent, voidBets, voidRunner } from '../betting/settlement.ts';
import type { Core } from '../core.ts';
import { seedHistory } from '../history/seed-history.ts';
import type { Operator } from '../interface/operator.ts';
import type { BetRecord } from '../state/state.ts';
import { endSessions } from './accounts/accounts-service.ts';

export function createOperatorService(core: Core): Operator {
  return {
    setMarket: (marketId, switches) =>
      core.changeState((state) => {
        const before = state.markets[marketId];
        state.markets[marketId] = { ...before, ...switches, limits: { ...before?.limits, ...switches.limits } };
      }),
    setFancy: (fancyId, switches) =>
      core.changeState((state) => {
        state.fancies[fancyId] = { ...state.fancies[fancyId], ...switches };
      }),
    setUser: (userId, switches) =>
      core.changeState((state) => {
        const user = state.users[userId];
        if (user === undefined) return;
        state.users[userId] = { ...user, switches: { ...user.switches, ...switches } };
        if (switches.accountLocked === true) endSessions(state, userId);
      }),
    setDelays: (delays) =>
      core.changeState((state) => {
        state.delays = { ...state.delays, ...delays };
      }),
    removeRunner: (marketId, runnerId) =>
      core.changeState((state, now) => {
        const before = state.markets[marketId];
        if (before?.removed?.[runnerId] !== undefined) return;
        state.markets[marketId] = { ...before, removed: { ...before?.removed, [runnerId]: now } };
        voidRunner(state, marketId, runnerId, now);
      }),
    abandon: (eventId, reason = voidReason.byOperator) =>
      core.changeState((state, now) => {
        if (state.bets.some((bet) => bet.eventId === eventId && bet.state === 'settled')) return false;
        state.abandoned[eventId] ??= now;
        voidBets(state, (bet) => bet.eventId === eventId, reason, now);
        return true;
      }),
    settle: (eventId) =>
      core.changeState((state, now) => {
        const isActive = (bet: BetRecord) => bet.eventId === eventId && bet.state === 'active';
        const { length } = state.bets.filter(isActive);
        if (core.world.findMarket(eventId) !== null)
          state.markets[eventId] = { ...state.markets[eventId], locked: true };
        else if (core.world.findLine(eventId) !== null)
          state.fancies[eventId] = { ...state.fancies[eventId], closed: true };
        settleEvent(core.world, state, eventId, now, core.commissionPercent);
        return length;
      }),
    deleteBet: (betId, reason) => core.changeState((state, now) => deleteBet(state, betId, reason, now)),
    seedHistory: (userId, plan) =>
      core.changeState((state, now) => seedHistory(core.world, state, userId, plan, now, core.commissionPercent)),
  };
}

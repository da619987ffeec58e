import {
  type GamblingLimitKind,
  type GamblingLimitState,
  isStricterLimit,
} from '#shared/domain/market/gambling-limit.ts';
import { add, units, ZERO } from '#shared/domain/money/money.ts';
import { DAY_MS, HOUR_MS } from '#shared/format/durations.ts';
import {
  calculateUsedAmount,
  findDepositRefusal,
  findTimeOutRefusal,
  readRecord,
  responsibleGamblingMessage,
  saveRecord,
} from '../betting/responsible-gambling.ts';
import type { Core } from '../core.ts';
import type { ResponsibleGambling } from '../interface/responsible-gambling.ts';
import { toIso } from './paging.ts';

const MIN_LIMIT = units(1);

export function createResponsibleGamblingService(core: Core): ResponsibleGambling {
  const readLimitState = (userId: string, kind: GamblingLimitKind): GamblingLimitState => {
    const now = core.clock.now();
    const { limit, pending } = readRecord(core.read(), userId, now)[kind];
    return {
      limit,
      used: limit === null ? null : calculateUsedAmount(core.read(), userId, kind, limit.period, now),
      pending: pending === null ? null : { limit: pending.limit, from: toIso(pending.from) },
    };
  };
  return {
    getSafety(userId) {
      const { timeOutUntil } = readRecord(core.read(), userId, core.clock.now());
      return {
        limits: { deposit: readLimitState(userId, 'deposit'), loss: readLimitState(userId, 'loss') },
        timeOutUntil: timeOutUntil === null ? null : toIso(timeOutUntil),
      };
    },
    setLimit: (userId, kind, newLimit) =>
      core.changeState((state, now) => {
        if (newLimit !== null && newLimit.amount < MIN_LIMIT)
          return { kind: 'refused', message: responsibleGamblingMessage.badLimit };
        const record = readRecord(state, userId, now);
        const { limit } = record[kind];
        const appliesAtOnce = isStricterLimit(limit, newLimit);
        saveRecord(state, userId, {
          ...record,
          [kind]: appliesAtOnce
            ? { limit: newLimit, pending: null }
            : { limit, pending: { limit: newLimit, from: now + DAY_MS } },
        });
        return {
          kind: 'done',
          message: appliesAtOnce ? responsibleGamblingMessage.saved : responsibleGamblingMessage.savedForLater,
        };
      }),
    takeTimeOut: (userId, hours) =>
      core.changeState((state, now) => {
        const record = readRecord(state, userId, now);
        const until = now + hours * HOUR_MS;
        if (record.timeOutUntil !== null && record.timeOutUntil > until)
          return { kind: 'refused', message: responsibleGamblingMessage.timeOutLonger };
        saveRecord(state, userId, { ...record, timeOutUntil: until });
        return { kind: 'done', message: responsibleGamblingMessage.timeOutTaken(until) };
      }),
    findTimeOutRefusal: (userId) => findTimeOutRefusal(core.read(), userId, core.clock.now()),
    depositRefusal: (userId, amount, pendingAmount = ZERO) =>
      findDepositRefusal(core.read(), userId, add(amount, pendingAmount), core.clock.now()),
  };
}

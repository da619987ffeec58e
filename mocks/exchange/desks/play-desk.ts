import { add, units, ZERO } from '#shared/domain/money.ts';
import { tightens, type PlayLimitKind, type PlayLimitState } from '#shared/domain/play-limit.ts';
import { DAY_MS, depositRefusal, keepRecord, playMessage, recordOf, timeOutRefusal, usedOf } from '../betting/play.ts';
import type { Core } from '../core.ts';
import type { Play } from '../interface/play.ts';
import { iso } from './page.ts';

const LEAST = units(1);
const HOUR_MS = 60 * 60_000;

export function playDesk(core: Core): Play {
  const stateOf = (userId: string, kind: PlayLimitKind): PlayLimitState => {
    const now = core.clock.now();
    const { limit, pending } = recordOf(core.read(), userId, now)[kind];
    return {
      limit,
      used: limit === null ? null : usedOf(core.read(), userId, kind, limit.period, now),
      pending: pending === null ? null : { limit: pending.limit, from: iso(pending.from) },
    };
  };
  return {
    safety(userId) {
      const { timeOutUntil } = recordOf(core.read(), userId, core.clock.now());
      return { limits: { deposit: stateOf(userId, 'deposit'), loss: stateOf(userId, 'loss') }, timeOutUntil: timeOutUntil === null ? null : iso(timeOutUntil) };
    },
    setLimit: (userId, kind, wanted) =>
      core.command((state, now) => {
        if (wanted !== null && wanted.amount < LEAST) return { kind: 'refused', message: playMessage.badLimit };
        const record = recordOf(state, userId, now);
        const { limit } = record[kind];
        const atOnce = tightens(limit, wanted);
        keepRecord(state, userId, { ...record, [kind]: atOnce ? { limit: wanted, pending: null } : { limit, pending: { limit: wanted, from: now + DAY_MS } } });
        return { kind: 'done', message: atOnce ? playMessage.saved : playMessage.savedForLater };
      }),
    takeTimeOut: (userId, hours) =>
      core.command((state, now) => {
        const record = recordOf(state, userId, now);
        const until = now + hours * HOUR_MS;
        if (record.timeOutUntil !== null && record.timeOutUntil > until) return { kind: 'refused', message: playMessage.timeOutLonger };
        keepRecord(state, userId, { ...record, timeOutUntil: until });
        return { kind: 'done', message: playMessage.timeOutTaken(until) };
      }),
    timeOutRefusal: (userId) => timeOutRefusal(core.read(), userId, core.clock.now()),
    depositRefusal: (userId, amount, underWay = ZERO) => depositRefusal(core.read(), userId, add(amount, underWay), core.clock.now()),
  };
}

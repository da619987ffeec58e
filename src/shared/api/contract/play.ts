import * as z from 'zod/mini';
import type { Money } from '../../domain/money.ts';
import { decimal } from '../../domain/money.ts';
import type { PlayLimit, PlayLimitKind, PlayLimitState, PlayPeriod, PlaySafety } from '../../domain/play-limit.ts';
import { endpoint } from '../endpoint.ts';
import { amountOrNull, moment, momentOrNull, orNothing } from './edge.ts';

// No server of the specification has these three calls: they are ours, and asked only where the configuration says so
// (features.responsiblePlay). A server that keeps such limits must also refuse what they forbid.

const period = z.literal(['day', 'week', 'month'] satisfies PlayPeriod[]);

const limitOf = (amount: Money | null, of: PlayPeriod): PlayLimit | null => (amount === null || amount <= 0 ? null : { amount, period: of });

const limitState = z.pipe(
  z.object({
    amount: amountOrNull,
    period,
    used: amountOrNull,
    pending: orNothing(z.object({ amount: amountOrNull, period, from: moment })),
  }),
  z.transform((wire): PlayLimitState => {
    const limit = limitOf(wire.amount, wire.period);
    return {
      limit,
      used: limit === null ? null : wire.used,
      pending: wire.pending ? { limit: limitOf(wire.pending.amount, wire.pending.period), from: wire.pending.from } : null,
    };
  }),
);

const safety = z.pipe(
  z.object({ deposit: limitState, loss: limitState, time_out_until: momentOrNull }),
  z.transform((wire): PlaySafety => ({ limits: { deposit: wire.deposit, loss: wire.loss }, timeOutUntil: wire.time_out_until })),
);

const ofSession = { method: 'POST', access: 'session', encoding: 'json', reply: 'data', timeoutMs: 15_000, answer: safety } as const;

/** The bettor's own limits, what is used of them, and a time-out that is running. */
export const limits = endpoint({ ...ofSession, path: '/play/limits', request: z.object({}) });

/** A tighter limit holds at once, a looser one (or none: amount null) a day later. Answers with the limits as they then are. */
export const setLimits = endpoint({
  ...ofSession,
  path: '/play/setLimits',
  request: z.object({ kind: z.literal(['deposit', 'loss'] satisfies PlayLimitKind[]), amount: z.nullable(z.number()), period }),
});

/** The body of `setLimits`. */
export const limitBody = (kind: PlayLimitKind, wanted: PlayLimit | null, otherwise: PlayPeriod): z.input<typeof setLimits.request> => ({
  kind,
  amount: wanted === null ? null : decimal(wanted.amount),
  period: wanted?.period ?? otherwise,
});

/** Takes no bets for so many hours from now. It can be made longer and never shorter. */
export const timeOut = endpoint({ ...ofSession, path: '/play/timeOut', request: z.object({ hours: z.number().check(z.refine((hours) => Number.isInteger(hours) && hours >= 1 && hours <= 6 * 7 * 24)) }) });

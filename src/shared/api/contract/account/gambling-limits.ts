import * as z from 'zod/mini';
import type {
  GamblingLimit,
  GamblingLimitKind,
  GamblingLimits,
  GamblingLimitState,
  LimitPeriod,
} from '../../../domain/market/gambling-limit.ts';
import type { Money } from '../../../domain/money/money.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { endpoint } from '../../endpoint.ts';
import { amountOrNull, moment, momentOrNull, orAbsent } from '../schema/wire-types.ts';

// These three calls are our own. The app uses them only when the configuration enables features.responsiblePlay. A
// server that keeps such limits must also refuse what they forbid.

const period = z.literal(['day', 'week', 'month'] satisfies LimitPeriod[]);

const toLimit = (amount: Money | null, of: LimitPeriod): GamblingLimit | null =>
  amount === null || amount <= 0 ? null : { amount, period: of };

const limitState = z.pipe(
  z.object({
    amount: amountOrNull,
    period,
    used: amountOrNull,
    pending: orAbsent(z.object({ amount: amountOrNull, period, from: moment })),
  }),
  z.transform((wire): GamblingLimitState => {
    const limit = toLimit(wire.amount, wire.period);
    return {
      limit,
      used: limit === null ? null : wire.used,
      pending: wire.pending
        ? { limit: toLimit(wire.pending.amount, wire.pending.period), from: wire.pending.from }
        : null,
    };
  }),
);

const safety = z.pipe(
  z.object({ deposit: limitState, loss: limitState, time_out_until: momentOrNull }),
  z.transform((wire): GamblingLimits => ({
    limits: { deposit: wire.deposit, loss: wire.loss },
    timeOutUntil: wire.time_out_until,
  })),
);

const sessionCall = {
  method: 'POST',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
  response: safety,
} as const;

/** Reads the bettor's own limits, their use, and a running time-out. */
export const limits = endpoint({ ...sessionCall, path: '/play/limits', request: z.object({}) });

/**
 * Sets a limit. A tighter limit applies at once, a looser one (or none: amount null) a day later. Returns the resulting
 * limits.
 */
export const setLimits = endpoint({
  ...sessionCall,
  path: '/play/setLimits',
  request: z.object({
    kind: z.literal(['deposit', 'loss'] satisfies GamblingLimitKind[]),
    amount: z.nullable(z.number()),
    period,
  }),
});

/** Builds the body of `setLimits`. */
export const toLimitBody = (
  kind: GamblingLimitKind,
  requestedLimit: GamblingLimit | null,
  defaultPeriod: LimitPeriod,
): z.input<typeof setLimits.request> => ({
  kind,
  amount: requestedLimit === null ? null : toDecimal(requestedLimit.amount),
  period: requestedLimit?.period ?? defaultPeriod,
});

/** Starts a time-out of the given hours. A time-out can be extended and never shortened. */
export const timeOut = endpoint({
  ...sessionCall,
  path: '/play/timeOut',
  request: z.object({
    hours: z.number().check(z.refine((hours) => Number.isInteger(hours) && hours >= 1 && hours <= 6 * 7 * 24)),
  }),
});

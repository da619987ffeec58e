import { limits, setLimits, timeOut } from '#shared/api/contract/play.ts';
import { decimal, parseMoney, ZERO } from '#shared/domain/money.ts';
import type { PlayLimit, PlayLimitState } from '#shared/domain/play-limit.ts';
import type { Answer, Exchange } from '../exchange/exchange.ts';
import { handle } from '../handle.ts';
import { amountOf } from './wire.ts';

const limitOf = (limit: PlayLimit | null) => ({ amount: limit === null ? null : decimal(limit.amount), period: limit?.period ?? ('day' as const) });

const stateOf = ({ limit, used, pending }: PlayLimitState) => ({
  ...limitOf(limit),
  used: amountOf(used),
  pending: pending === null ? null : { ...limitOf(pending.limit), from: pending.from },
});

export function playHandlers(exchange: Exchange) {
  const safetyOf = (userId: string) => {
    const { limits: kept, timeOutUntil } = exchange.play.safety(userId);
    return { deposit: stateOf(kept.deposit), loss: stateOf(kept.loss), time_out_until: timeOutUntil };
  };
  const replyTo = ({ kind, message }: Answer, userId: string) =>
    kind === 'done' ? ({ status: true, msg: message, data: safetyOf(userId) } as const) : ({ status: false, msg: message } as const);

  return [
    handle(exchange, limits, (_body, { userId }) => ({ status: true, data: safetyOf(userId) })),
    handle(exchange, setLimits, async ({ kind, amount, period }, { userId }) =>
      replyTo(await exchange.play.setLimit(userId, kind, amount === null ? null : { amount: parseMoney(amount) ?? ZERO, period }), userId)),
    handle(exchange, timeOut, async ({ hours }, { userId }) => replyTo(await exchange.play.takeTimeOut(userId, hours), userId)),
  ];
}

import { limits, setLimits, timeOut } from '#shared/api/contract/account/gambling-limits.ts';
import type { GamblingLimit, GamblingLimitState } from '#shared/domain/market/gambling-limit.ts';
import { parseMoney, toDecimal, ZERO } from '#shared/domain/money/money.ts';
import { createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { ActionResult } from '../exchange/interface/paging-and-results.ts';
import { toWireAmount } from './to-wire.ts';

const toWireLimit = (limit: GamblingLimit | null) => ({
  amount: limit === null ? null : toDecimal(limit.amount),
  period: limit?.period ?? ('day' as const),
});

const toWireLimitState = ({ limit, used, pending }: GamblingLimitState) => ({
  ...toWireLimit(limit),
  used: toWireAmount(used),
  pending: pending === null ? null : { ...toWireLimit(pending.limit), from: pending.from },
});

export function createResponsibleGamblingHandlers(exchange: Exchange) {
  const toWireSafety = (userId: string) => {
    const { limits: storedLimits, timeOutUntil } = exchange.responsibleGambling.getSafety(userId);
    return {
      deposit: toWireLimitState(storedLimits.deposit),
      loss: toWireLimitState(storedLimits.loss),
      time_out_until: timeOutUntil,
    };
  };
  const toResponse = ({ kind, message }: ActionResult, userId: string) =>
    kind === 'done'
      ? ({ status: true, msg: message, data: toWireSafety(userId) } as const)
      : ({ status: false, msg: message } as const);

  return [
    createHandler(exchange, limits, (_body, { userId }) => ({ status: true, data: toWireSafety(userId) })),
    createHandler(exchange, setLimits, async ({ kind, amount, period }, { userId }) =>
      toResponse(
        await exchange.responsibleGambling.setLimit(
          userId,
          kind,
          amount === null ? null : { amount: parseMoney(amount) ?? ZERO, period },
        ),
        userId,
      ),
    ),
    createHandler(exchange, timeOut, async ({ hours }, { userId }) =>
      toResponse(await exchange.responsibleGambling.takeTimeOut(userId, hours), userId),
    ),
  ];
}

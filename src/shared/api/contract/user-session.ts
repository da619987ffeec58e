import * as z from 'zod/mini';
import type { Balance } from '../../domain/bet.ts';
import { ZERO, type Money } from '../../domain/money.ts';
import { endpoint } from '../endpoint.ts';
import { amountOrNull, nothingMore } from './edge.ts';

const ofSession = { method: 'POST', access: 'session', encoding: 'json', reply: 'data', timeoutMs: 15_000 } as const;

export const logout = endpoint({ ...ofSession, path: '/user/logout', request: z.object({}), answer: nothingMore });

/** The balance is net of exposure already. */
export const getUserBalanceV1 = endpoint({
  ...ofSession,
  path: '/user/getUserBalanceV1',
  request: z.object({ userid: z.string() }),
  answer: z.pipe(
    z.object({ balance: z.union([z.string(), z.number()]), liability: amountOrNull, profit_loss: amountOrNull }),
    z.transform((wire, reading): Balance => {
      const available = amountOrNull.parse(wire.balance);
      if (available === null) reading.issues.push({ code: 'custom', message: 'expected an amount', input: wire.balance, path: ['balance'] });
      // Some servers send what is at risk without its minus.
      const exposure = (-Math.abs(wire.liability ?? 0) || 0) as Money;
      return { available: available ?? ZERO, exposure, profitAndLoss: wire.profit_loss ?? ZERO };
    }),
  ),
});

import * as z from 'zod/mini';
import type { Balance } from '../../../domain/bet/bet.ts';
import { type Money, ZERO } from '../../../domain/money/money.ts';
import { endpoint } from '../../endpoint.ts';
import { amountOrNull, statusOnly } from '../schema/wire-types.ts';

const sessionCall = {
  method: 'POST',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
} as const;

export const logout = endpoint({ ...sessionCall, path: '/user/logout', request: z.object({}), response: statusOnly });

/** The balance is already net of exposure. */
export const getUserBalanceV1 = endpoint({
  ...sessionCall,
  path: '/user/getUserBalanceV1',
  request: z.object({ userid: z.string() }),
  response: z.pipe(
    z.object({ balance: z.union([z.string(), z.number()]), liability: amountOrNull, profit_loss: amountOrNull }),
    z.transform((wire, context): Balance => {
      const available = amountOrNull.parse(wire.balance);
      if (available === null)
        context.issues.push({ code: 'custom', message: 'expected an amount', input: wire.balance, path: ['balance'] });
      // Some servers send the exposure without its minus.
      const exposure = (-Math.abs(wire.liability ?? 0) || 0) as Money;
      return { available: available ?? ZERO, exposure, profitAndLoss: wire.profit_loss ?? ZERO };
    }),
  ),
});

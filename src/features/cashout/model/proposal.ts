import type { RunnerPosition } from '#shared/domain/bet.ts';
import { cashOut, closingOf, type CashOutLeg } from '#shared/domain/cashout.ts';
import { partialCashOut, restOfCashOut, safestOrder } from '#shared/domain/cashout-part.ts';
import type { Money } from '#shared/domain/money.ts';
import { quotesOf, type MarketNow } from './market-now.ts';
import type { Proposal } from './holds.ts';

export const WHOLE = 100;

/** The one figure of a market: what every outcome would bring if all of it were cashed out now. */
export function figureOf({ kind, runners }: MarketNow, standing: readonly RunnerPosition[]): { readonly flat: Money | null; readonly reason: Proposal['reason'] } {
  const { plan, reason } = cashOut(kind, standing, quotesOf(runners));
  return plan === null ? { flat: null, reason: reason === 'price-missing' ? 'no-price' : reason } : { flat: plan.flat, reason: null };
}

const inSafestOrder = (kind: MarketNow['kind'], standing: readonly RunnerPosition[], legs: readonly CashOutLeg[]): Proposal =>
  ({ closing: closingOf(kind, standing, safestOrder(kind, standing, legs)), reason: null });

/** `percent` (1–100) of the cash-out at the prices of now, in the order its legs are to be placed. */
export function propose({ kind, runners }: MarketNow, standing: readonly RunnerPosition[], percent: number): Proposal {
  const { plan, reason } = cashOut(kind, standing, quotesOf(runners));
  if (plan === null) return { closing: null, reason: reason === 'price-missing' ? 'no-price' : reason };
  return inSafestOrder(kind, standing, partialCashOut(kind, standing, plan, percent).legs);
}

/** The legs that are left of a cash-out that was stopped, at the prices of now. */
export function proposeRest({ kind, runners }: MarketNow, standing: readonly RunnerPosition[], legs: readonly CashOutLeg[]): Proposal {
  const rest = restOfCashOut(kind, standing, legs, quotesOf(runners));
  return rest === null ? { closing: null, reason: 'no-price' } : inSafestOrder(kind, standing, rest.legs);
}

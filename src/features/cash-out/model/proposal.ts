import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import { calculateCashOut, calculateClosing, type CashOutLeg, type Closing } from '#shared/domain/cash-out/cash-out.ts';
import {
  calculatePartialCashOut,
  orderLegsBySafety,
  recalculateUnfilledLegs,
} from '#shared/domain/cash-out/partial-cash-out.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { type CashOutMarket, toBestQuotes } from './cash-out-market.ts';

/** Bets to place, or the reason why they cannot be calculated. */
export type Proposal =
  | { readonly closing: Closing; readonly reason: null }
  | { readonly closing: null; readonly reason: 'no-price' | 'nothing-open' };

export const FULL_PERCENT = 100;

/** Returns the figure on the button: the equal result of a full cash-out at the current prices. */
export function calculateCashOutFigure(
  { kind, runners }: CashOutMarket,
  positions: readonly RunnerPosition[],
): { readonly amount: Money | null; readonly reason: Proposal['reason'] } {
  const { plan, reason } = calculateCashOut(kind, positions, toBestQuotes(runners));
  return plan === null
    ? { amount: null, reason: reason === 'price-missing' ? 'no-price' : reason }
    : { amount: plan.equalResult, reason: null };
}

const toSafestProposal = (
  kind: CashOutMarket['kind'],
  positions: readonly RunnerPosition[],
  legs: readonly CashOutLeg[],
): Proposal => ({ closing: calculateClosing(kind, positions, orderLegsBySafety(kind, positions, legs)), reason: null });

/** Calculates `percent` (1–100) of the cash-out at the current prices, with its legs in the order of placement. */
export function proposeCashOut(
  { kind, runners }: CashOutMarket,
  positions: readonly RunnerPosition[],
  percent: number,
): Proposal {
  const { plan, reason } = calculateCashOut(kind, positions, toBestQuotes(runners));
  if (plan === null) return { closing: null, reason: reason === 'price-missing' ? 'no-price' : reason };
  return toSafestProposal(kind, positions, calculatePartialCashOut(kind, positions, plan, percent).legs);
}

/** Calculates the remaining legs of a stopped cash-out at the current prices. None when the position is level. */
export function proposeRest(
  { kind, runners }: CashOutMarket,
  positions: readonly RunnerPosition[],
  legs: readonly CashOutLeg[],
): Proposal {
  const quotes = toBestQuotes(runners);
  if (calculateCashOut(kind, positions, quotes).reason === 'nothing-open')
    return { closing: null, reason: 'nothing-open' };
  const rest = recalculateUnfilledLegs(kind, positions, legs, quotes);
  return rest === null ? { closing: null, reason: 'no-price' } : toSafestProposal(kind, positions, rest.legs);
}

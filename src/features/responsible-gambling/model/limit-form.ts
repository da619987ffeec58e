import { type GamblingLimit, isStricterLimit, type LimitPeriod } from '#shared/domain/market/gambling-limit.ts';
import { type AmountProblem, getPositiveAmount, parseWholeAmount } from '#shared/domain/money/amount-input.ts';

/** A limit as typed. */
export interface LimitDraft {
  readonly amount: string;
  readonly period: LimitPeriod;
}

export type ParsedLimit =
  | { readonly kind: 'empty' }
  /** `problem` is null for 0, which is a number but not a limit. */
  | { readonly kind: 'wrong'; readonly problem: AmountProblem | null }
  | { readonly kind: 'limit'; readonly limit: GamblingLimit; readonly takesEffect: 'at-once' | 'delayed' };

/** Parses the typed text into a limit of whole units, and tells when it would take effect. */
export function parseLimit({ amount, period }: LimitDraft, currentLimit: GamblingLimit | null): ParsedLimit {
  const input = parseWholeAmount(amount);
  if (input.kind === 'empty') return { kind: 'empty' };
  if (input.kind === 'unreadable') return { kind: 'wrong', problem: input.problem };
  const parsedAmount = getPositiveAmount(input);
  if (parsedAmount === null) return { kind: 'wrong', problem: null };
  const limit = { amount: parsedAmount, period };
  return { kind: 'limit', limit, takesEffect: isStricterLimit(currentLimit, limit) ? 'at-once' : 'delayed' };
}

import { amountAboveZero, parseWholeAmount, type AmountProblem } from '#shared/domain/amount-input.ts';
import { tightens, type PlayLimit, type PlayPeriod } from '#shared/domain/play-limit.ts';

/** A limit as it is being typed. */
export interface LimitDraft {
  readonly amount: string;
  readonly period: PlayPeriod;
}

export type LimitReading =
  | { readonly kind: 'empty' }
  /** `problem` is null for 0, which is a number but no limit. */
  | { readonly kind: 'wrong'; readonly problem: AmountProblem | null }
  | { readonly kind: 'limit'; readonly limit: PlayLimit; readonly holds: 'at-once' | 'later' };

/** What was typed, as a limit of whole units, and whether it would hold at once. */
export function readLimit({ amount, period }: LimitDraft, standing: PlayLimit | null): LimitReading {
  const input = parseWholeAmount(amount);
  if (input.kind === 'empty') return { kind: 'empty' };
  if (input.kind === 'unreadable') return { kind: 'wrong', problem: input.problem };
  const read = amountAboveZero(input);
  if (read === null) return { kind: 'wrong', problem: null };
  const limit = { amount: read, period };
  return { kind: 'limit', limit, holds: tightens(standing, limit) ? 'at-once' : 'later' };
}

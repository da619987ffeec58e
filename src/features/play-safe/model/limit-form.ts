import { parseStake } from '#shared/domain/stake.ts';
import { tightens, type PlayLimit, type PlayPeriod } from '#shared/domain/play-limit.ts';

/** A limit as it is being typed. */
export interface LimitDraft {
  readonly amount: string;
  readonly period: PlayPeriod;
}

export type LimitReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limit'; readonly limit: PlayLimit; readonly holds: 'at-once' | 'later' };

/** What was typed, as a limit of whole units, and whether it would hold at once. */
export function readLimit({ amount, period }: LimitDraft, standing: PlayLimit | null): LimitReading {
  if (amount.trim() === '') return { kind: 'empty' };
  const read = /^\d+$/.test(amount.trim()) ? parseStake(amount) : null;
  if (read === null) return { kind: 'wrong' };
  const limit = { amount: read, period };
  return { kind: 'limit', limit, holds: tightens(standing, limit) ? 'at-once' : 'later' };
}

import type { BetIntent } from './bet-intent.ts';

/** What is known of a bet whose answer was lost. All moments in milliseconds since 1970. */
export interface BetReconciliation {
  readonly startedAt: number;
  /** From here on a list without the bet means that it was not placed: the market's delay is over, and a late request has arrived. */
  readonly conclusiveAt: number;
  /** How many of the planned looks have been taken. */
  readonly attempts: number;
  readonly checking: boolean;
  /** What the last look brought. */
  readonly lastResult: 'none' | 'not-listed' | 'unreadable';
}

/** Looks are taken at once, after 5 s and after 15 s, the last never before the delay and 3 s more. */
const SECOND_CHECK_MS = 5_000;
const LAST_CHECK_MS = 15_000;
const AFTER_DELAY_MS = 3_000;

/**
 * Doubt begins `since`. A request that was cut off at `cutAt` (a page that was reloaded) has less time left to arrive.
 */
export const startReconciliation = (
  { delaySeconds }: BetIntent,
  startedAt: number,
  interruptedAt: number = startedAt,
): BetReconciliation => ({
  startedAt,
  conclusiveAt: interruptedAt + Math.max(LAST_CHECK_MS, delaySeconds * 1000 + AFTER_DELAY_MS),
  attempts: 0,
  checking: false,
  lastResult: 'none',
});

/** When to look next; null when the planned looks are over and only the bettor asks again. */
export function nextCheckAt({ startedAt, conclusiveAt, attempts }: BetReconciliation): number | null {
  return [startedAt, startedAt + SECOND_CHECK_MS, Math.max(conclusiveAt, startedAt + LAST_CHECK_MS)][attempts] ?? null;
}

/** A look the bettor asked for is not one of the planned. */
export const startCheck = (reconciliation: BetReconciliation, isPlanned: boolean): BetReconciliation => ({
  ...reconciliation,
  attempts: reconciliation.attempts + (isPlanned ? 1 : 0),
  checking: true,
});
export const finishCheck = (
  reconciliation: BetReconciliation,
  lastResult: BetReconciliation['lastResult'],
): BetReconciliation => ({ ...reconciliation, checking: false, lastResult });

/** Whether the app is still looking by itself. */
export const isBeingChecked = (reconciliation: BetReconciliation): boolean =>
  reconciliation.checking || nextCheckAt(reconciliation) !== null;

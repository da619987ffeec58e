/** Progress of the search for a command with a lost response. All times in milliseconds since 1970-01-01 UTC. */
export interface Reconciliation {
  /** When the response was lost, or the page was reloaded. */
  readonly since: number;
  /**
   * From this time a list without the receipt proves that the command was not taken, because a late request has
   * arrived.
   */
  readonly conclusiveAt: number;
  /** Number of scheduled checks started. */
  readonly attempts: number;
  /** Whether a check is reading the list. */
  readonly isChecking: boolean;
  /** The result of the last check. */
  readonly lastResult: 'none' | 'not-listed' | 'unreadable';
}

/** Checks run at once, after 5 s and after 15 s; the last one never before the conclusive moment. */
const SECOND_CHECK_MS = 5_000;
export const LAST_CHECK_MS = 15_000;

export const startReconciliation = (since: number, conclusiveAt: number): Reconciliation => ({
  since,
  conclusiveAt,
  attempts: 0,
  isChecking: false,
  lastResult: 'none',
});

/** Returns when the next check is due; null after the last scheduled check, when only the user can start another. */
export function calculateNextCheckAt({ since, conclusiveAt, attempts }: Reconciliation): number | null {
  return [since, since + SECOND_CHECK_MS, Math.max(conclusiveAt, since + LAST_CHECK_MS)][attempts] ?? null;
}

/** Marks a check as started. A check requested by the user does not count as a scheduled one. */
export const startCheck = (reconciliation: Reconciliation, isScheduled: boolean): Reconciliation => ({
  ...reconciliation,
  attempts: reconciliation.attempts + (isScheduled ? 1 : 0),
  isChecking: true,
});

/** Marks a check as finished without a decision. */
export const finishCheck = (reconciliation: Reconciliation, last: 'not-listed' | 'unreadable'): Reconciliation => ({
  ...reconciliation,
  isChecking: false,
  lastResult: last,
});

/** Whether more scheduled checks follow or a check is running. */
export const isSearching = (reconciliation: Reconciliation): boolean =>
  reconciliation.isChecking || calculateNextCheckAt(reconciliation) !== null;

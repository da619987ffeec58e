/** What is known of a request whose answer was lost. All moments in milliseconds since 1970. */
export interface PaymentReconciliation {
  readonly startedAt: number;
  /** How many of the planned looks have been taken. */
  readonly attempts: number;
  readonly checking: boolean;
  /** What the last look brought. */
  readonly lastResult: 'none' | 'not-listed' | 'unreadable';
}

/** Looks are taken at once, after 5 s and after 15 s. */
const CHECK_DELAYS_MS = [0, 5_000, 15_000] as const;
/** From here on a list without the request means that the server never took it: a late one has arrived. */
const CONCLUSIVE_AFTER_MS = 15_000;

export const startReconciliation = (startedAt: number): PaymentReconciliation => ({
  startedAt,
  attempts: 0,
  checking: false,
  lastResult: 'none',
});

/** When to look next; null when the planned looks are over and only the bettor asks again. */
export function nextCheckAt({ startedAt, attempts }: PaymentReconciliation): number | null {
  const after = CHECK_DELAYS_MS[attempts];
  return after === undefined ? null : startedAt + after;
}

export const conclusiveAt = ({ startedAt }: PaymentReconciliation): number => startedAt + CONCLUSIVE_AFTER_MS;

export const isConclusive = (reconciliation: PaymentReconciliation, now: number): boolean =>
  now >= conclusiveAt(reconciliation);

/** A look the bettor asked for is not one of the planned. */
export const startCheck = (reconciliation: PaymentReconciliation, isPlanned: boolean): PaymentReconciliation => ({
  ...reconciliation,
  attempts: reconciliation.attempts + (isPlanned ? 1 : 0),
  checking: true,
});
export const finishCheck = (
  reconciliation: PaymentReconciliation,
  lastResult: PaymentReconciliation['lastResult'],
): PaymentReconciliation => ({ ...reconciliation, checking: false, lastResult });

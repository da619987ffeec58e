import type { Bet } from '#shared/domain/bet/bet.ts';
import { finishCheck, startCheck, nextCheckAt, type BetReconciliation } from './bet-reconciliation.ts';
import type { BetIntent } from './bet-intent.ts';

/** What looking for a bet needs of the desk. */
export interface ReconcilerPorts {
  readonly ports: {
    listBets(matchId: string): Promise<readonly Bet[]>;
    listEnded(matchId: string): Promise<readonly Bet[]>;
    now(): number;
    schedule(ms: number, callback: () => void): () => void;
  };
  /** Null once the bet is no longer in doubt. */
  getReconciliation(
    reference: string,
  ): { readonly intent: BetIntent; readonly reconciliation: BetReconciliation } | null;
  update(reference: string, reconciliation: BetReconciliation): void;
  /** Whether the bet stands in this list; if so, it has been told. */
  applyFoundBets(intent: BetIntent, bets: readonly Bet[]): boolean;
  confirmNotPlaced(reference: string): void;
}

export interface Reconciler {
  /** Looks at the planned moments that are left. */
  scheduleCheck(reference: string): void;
  /** Looks now, because somebody asked. */
  check(reference: string): void;
}

/** Looks for bets in the list of bets, one look at a time for each. */
export function createReconciler({
  ports,
  getReconciliation,
  update,
  applyFoundBets,
  confirmNotPlaced,
}: ReconcilerPorts): Reconciler {
  const scheduled = new Map<string, () => void>();

  const cancelScheduled = (reference: string) => {
    scheduled.get(reference)?.();
    scheduled.delete(reference);
  };

  function scheduleCheck(reference: string): void {
    const current = getReconciliation(reference);
    const at = current === null || current.reconciliation.checking ? null : nextCheckAt(current.reconciliation);
    cancelScheduled(reference);
    if (at !== null)
      scheduled.set(
        reference,
        ports.schedule(Math.max(0, at - ports.now()), () => void check(reference, true)),
      );
  }

  async function check(reference: string, isPlanned: boolean): Promise<void> {
    const current = getReconciliation(reference);
    if (current === null || current.reconciliation.checking) return;
    cancelScheduled(reference);
    const { matchId } = current.intent.selection;
    // Only lists asked for after the decisive moment can say that the bet is not there.
    const isConclusive = ports.now() >= current.reconciliation.conclusiveAt;
    update(reference, startCheck(current.reconciliation, isPlanned));
    const [active, ended] = await Promise.all([
      ports.listBets(matchId).catch(() => null),
      isConclusive ? ports.listEnded(matchId).catch(() => []) : [],
    ]);
    const bets = active === null ? null : [...active, ...ended];
    const after = getReconciliation(reference);
    if (after === null || (bets !== null && applyFoundBets(after.intent, bets))) return;
    if (bets !== null && isConclusive) return confirmNotPlaced(reference);
    update(reference, finishCheck(after.reconciliation, bets === null ? 'unreadable' : 'not-listed'));
    scheduleCheck(reference);
  }

  return { scheduleCheck, check: (reference) => void check(reference, false) };
}

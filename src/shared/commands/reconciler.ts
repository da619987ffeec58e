import type { CommandClock, ReceiptList } from './command-config.ts';
import { calculateNextCheckAt, finishCheck, type Reconciliation, startCheck } from './reconciliation.ts';

/** A command without an outcome. */
export interface UnresolvedCommand<Command> {
  readonly command: Command;
  /** Null while the command awaits its response. */
  reconciliation: Reconciliation | null;
  /** Cancels the next scheduled check. */
  cancelCheck: () => void;
}

/** Ports of the reconciler: the functions that the command runner supplies. */
export interface ReconcilerPorts<Command, Receipt> {
  readonly clock: CommandClock;
  /** Whether the entry still awaits an outcome and its user is signed in. */
  isPending(entry: UnresolvedCommand<Command>): boolean;
  /** Whether this page still awaits the response. If so, no list proves that the command was not taken. */
  isInFlight(command: Command): boolean;
  list(command: Command, isConclusive: boolean): Promise<ReceiptList<Receipt>>;
  /** Resolves the entry if the list decides, and returns whether it did. */
  resolveBy(entry: UnresolvedCommand<Command>, receipts: readonly Receipt[], isConclusive: boolean): boolean;
  changed(entry: UnresolvedCommand<Command>, reconciliation: Reconciliation): void;
}

export interface Reconciler<Command> {
  /** Plans the next scheduled check of an unverified command. */
  schedule(entry: UnresolvedCommand<Command>): void;
  /** Checks now, at the user's request. */
  checkNow(entry: UnresolvedCommand<Command>): void;
}

/** Creates the search for commands with a lost response. It runs one check at a time for each command. */
export function createReconciler<Command, Receipt>(ports: ReconcilerPorts<Command, Receipt>): Reconciler<Command> {
  const { clock } = ports;

  function update(entry: UnresolvedCommand<Command>, reconciliation: Reconciliation): void {
    entry.reconciliation = reconciliation;
    ports.changed(entry, reconciliation);
  }

  function schedule(entry: UnresolvedCommand<Command>): void {
    entry.cancelCheck();
    const { reconciliation } = entry;
    const at = reconciliation === null || reconciliation.isChecking ? null : calculateNextCheckAt(reconciliation);
    if (at === null) return;
    entry.cancelCheck = clock.schedule(Math.max(0, at - clock.now()), () => void check(entry, true));
  }

  async function check(entry: UnresolvedCommand<Command>, isScheduled: boolean): Promise<void> {
    const before = entry.reconciliation;
    if (!ports.isPending(entry) || before === null || before.isChecking) return;
    entry.cancelCheck();
    // Only a list requested after the conclusive moment proves that the command was not taken.
    const isConclusive = clock.now() >= before.conclusiveAt && !ports.isInFlight(entry.command);
    update(entry, startCheck(before, isScheduled));
    const list = await ports.list(entry.command, isConclusive).catch(() => null);
    const after = entry.reconciliation;
    if (!ports.isPending(entry) || after === null) return;
    if (list !== null && ports.resolveBy(entry, list.receipts, isConclusive && list.isWhole)) return;
    update(entry, finishCheck(after, list?.isWhole === true ? 'not-listed' : 'unreadable'));
    schedule(entry);
  }

  return { schedule, checkNow: (entry) => void check(entry, false) };
}

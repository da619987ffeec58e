import { report } from '../telemetry/report.ts';
import type {
  CommandIdentity,
  CommandListener,
  CommandOutcome,
  CommandResponse,
  CommandRunner,
  MoneyCommand,
} from './command.ts';
import type { CommandConfig } from './command-config.ts';
import { createReconciler, type UnresolvedCommand } from './reconciler.ts';
import { type Reconciliation, startReconciliation } from './reconciliation.ts';
import { createResponseComparison } from './response-comparison.ts';

type AcceptedOutcome<Receipt> = Extract<CommandOutcome<Receipt>, { type: 'accepted' }>;

/**
 * Creates a runner for commands that move money. It sends each command exactly once and stores it until its outcome is
 * known. It searches the server's list for commands with a lost response, and compares every other response with the
 * list.
 */
export function createCommandRunner<Payload, Receipt, ExpectedReceipt extends CommandIdentity, Attachment = void>(
  config: CommandConfig<Payload, Receipt, ExpectedReceipt, Attachment>,
): CommandRunner<Payload, Receipt, Attachment> {
  type Command = MoneyCommand<Payload>;
  type Entry = UnresolvedCommand<Command>;
  const { clock, pending, assignments } = config;
  const entries = new Map<string, Entry>();
  /** References of commands of all users whose response this page awaits. */
  const inFlight = new Set<string>();
  const listeners = new Set<CommandListener<Payload, Receipt>>();
  const comparison = createResponseComparison<Receipt>(clock, config.exposure);
  let userId: string | null = null;

  function emit(command: Command, outcome: CommandOutcome<Receipt>): void {
    report({ kind: 'command', name: config.name, command, outcome });
    for (const listener of listeners) listener(command, outcome);
  }

  function resolve(entry: Entry, outcome: CommandOutcome<Receipt>): void {
    entry.cancelCheck();
    entries.delete(entry.command.reference);
    pending.remove(entry.command.reference);
    emit(entry.command, outcome);
  }

  /** Returns the command's receipts in this list. `isComplete`: the list shows at least one for every expected one. */
  function identify(command: Command, listed: readonly Receipt[]) {
    const found = config
      .listExpectedReceipts(command)
      .map((expected) => assignments.identify(expected, listed, config.matches));
    return { receipts: found.flat(), isComplete: found.every((receipts) => receipts.length > 0) };
  }

  /** Searches for more receipts than an accepted command is known to have. */
  function compareAccepted(command: Command, outcome: AcceptedOutcome<Receipt>, afterMs: number): void {
    const compare = (listed: readonly Receipt[]) => {
      if (command.userId !== userId) return;
      const { receipts, isComplete } = identify(command, listed);
      if (isComplete && receipts.length > outcome.receipts.length) emit(command, { ...outcome, receipts });
    };
    comparison.compareAccepted(() => config.refreshReceipts(command), compare, afterMs);
  }

  /** Searches for receipts of a refused command. */
  function compareRefused(command: Command, refusalMessage: string, exposureBefore: number | null): void {
    comparison.compareRefused({
      target: config.getTarget(command),
      exposureBefore,
      withinMs: config.getConclusiveAfterMs(command),
      read: () => config.refreshReceipts(command),
      compare(listed) {
        const { receipts, isComplete } = identify(command, listed);
        if (receipts.length === 0) return false;
        const accepted = { type: 'accepted', message: null, receipts, refusalMessage } as const;
        emit(command, isComplete ? accepted : { type: 'partly-accepted', receipts });
        config.refresh(command);
        return true;
      },
    });
  }

  const reconciler = createReconciler<Command, Receipt>({
    clock,
    isPending: (entry) => entries.get(entry.command.reference) === entry,
    isInFlight: ({ reference }) => inFlight.has(reference),
    list: config.listReceipts,
    changed: ({ command }, reconciliation) => emit(command, { type: 'unverified', reconciliation }),
    resolveBy(entry, listed, isConclusive) {
      const { command, reconciliation } = entry;
      const { receipts, isComplete } = identify(command, listed);
      if (!isComplete && !isConclusive) return false;
      if (receipts.length === 0) {
        assignments.release(command.reference);
        resolve(entry, { type: 'not-taken' });
        return true;
      }
      if (!isComplete) assignments.release(command.reference);
      const accepted: AcceptedOutcome<Receipt> = { type: 'accepted', message: null, receipts };
      resolve(entry, isComplete ? accepted : { type: 'partly-accepted', receipts });
      config.refresh(command);
      // A request that the browser repeated may reach the list until the conclusive moment.
      const leftMs = Math.max(0, (reconciliation?.conclusiveAt ?? 0) - clock.now());
      if (isComplete && !isConclusive) compareAccepted(command, accepted, leftMs);
      return true;
    },
  });

  /** Starts the checks of an unverified command. `latestSendAt`: when its request can have left at the latest. */
  function startChecks(command: Command, since: number, latestSendAt: number): Reconciliation {
    const reconciliation = startReconciliation(since, latestSendAt + config.getConclusiveAfterMs(command));
    const entry: Entry = { command, reconciliation, cancelCheck: () => undefined };
    entries.get(command.reference)?.cancelCheck();
    entries.set(command.reference, entry);
    reconciler.schedule(entry);
    return reconciliation;
  }

  function handleResponse(command: Command, response: CommandResponse<Receipt>, exposureBefore: number | null): void {
    const { reference } = command;
    if (response.type === 'accepted') for (const receipt of response.receipts) assignments.record(receipt, reference);
    if (response.type === 'refused') assignments.release(reference);
    // Another user has signed in, or the list has decided. A stored command waits for its user.
    const entry = entries.get(reference);
    if (entry === undefined) return;
    switch (response.type) {
      case 'accepted':
        resolve(entry, response);
        return compareAccepted(command, response, 0);
      case 'refused':
        resolve(entry, response);
        return compareRefused(command, response.message, exposureBefore);
      case 'lost':
        emit(command, { type: 'unverified', reconciliation: startChecks(command, clock.now(), clock.now()) });
    }
  }

  async function dispatch(command: Command, attachment: Attachment): Promise<void> {
    const exposureBefore = config.exposure?.current() ?? null;
    inFlight.add(command.reference);
    const response = await send(command, attachment);
    inFlight.delete(command.reference);
    handleResponse(command, response, exposureBefore);
  }

  async function send(command: Command, attachment: Attachment): Promise<CommandResponse<Receipt>> {
    try {
      return await config.send(command, attachment);
    } catch {
      return { type: 'lost' };
    }
  }

  function changeUser(nextUser: string): void {
    for (const { cancelCheck } of entries.values()) cancelCheck();
    entries.clear();
    comparison.stop();
    userId = nextUser;
  }

  const isBlocked = (target: string): boolean =>
    [...entries.values()].some((entry) => entry.reconciliation === null || config.getTarget(entry.command) === target);

  return {
    send(payload, attachment, reference = config.newReference()) {
      const target = config.getTarget(payload);
      if (userId === null || isBlocked(target)) return null;
      const command: Command = { ...payload, reference, userId, sentAt: clock.now() };
      comparison.stop(target);
      config.listExpectedReceipts(command).forEach((expected) => assignments.expect(expected));
      // Set the latch and store the command before the first `await`, so that a second press finds it pending.
      entries.set(reference, { command, reconciliation: null, cancelCheck: () => undefined });
      pending.save(command);
      report({ kind: 'command', name: config.name, command, outcome: { type: 'sent' } });
      void dispatch(command, attachment);
      return command;
    },
    checkNow(reference) {
      const entry = entries.get(reference);
      if (entry !== undefined) reconciler.checkNow(entry);
    },
    resume(nextUser) {
      if (nextUser === userId) for (const entry of [...entries.values()]) reconciler.checkNow(entry);
      else changeUser(nextUser);
      const now = clock.now();
      const stored = pending.load(nextUser).filter(({ reference }) => !entries.has(reference));
      return stored.map((command) => {
        // A device clock that was set back must not delay the search.
        const latestSendAt = config.resumedFrom === 'sending' ? Math.min(command.sentAt, now) : now;
        return { command, reconciliation: startChecks(command, now, latestSendAt) };
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

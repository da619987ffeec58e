import type { CommandOutcome, CommandResponse, CommandRunner, MoneyCommand } from '../command.ts';
import { createCommandRunner } from '../command-runner.ts';
import { createReceiptAssignments } from '../receipt-assignments.ts';
import type { NetworkOutcome, Order, Receipt, ServerModel } from './server-model.ts';
import type { VirtualTime } from './virtual-time.ts';

/**
 * Longest time in which the server may act on a request after the sending, in milliseconds; see `getConclusiveAfterMs`.
 */
export const CONCLUSIVE_AFTER_MS = 15_000;

export interface Environment {
  readonly time: VirtualTime;
  readonly server: ServerModel;
  /** Time that a list takes to arrive, in milliseconds. */
  readonly listLatencyMs: number;
  readonly hasProbe: boolean;
  newReference(): string;
}

interface Page {
  isOpen: boolean;
  readonly runner: CommandRunner<Order, Receipt, NetworkOutcome>;
}

/** Creates a model of one browser tab. A reload keeps its storage and ends its page. */
export function createTabModel({ time, server, listLatencyMs, hasProbe, newReference }: Environment) {
  const stored = new Map<string, MoneyCommand<Order>>();
  /** The last outcome reported in this tab, by reference. */
  const reports = new Map<string, CommandOutcome<Receipt>>();
  const violations: string[] = [];
  let userId: string | null = null;

  function openPage(): Page {
    /** Drops callbacks of a page after it was closed. */
    const guardWhileOpen = (callback: () => void) => () => {
      if (page.isOpen) callback();
    };
    const schedule = (ms: number, callback: () => void) => time.schedule(ms, guardWhileOpen(callback));
    const list = (user: string) =>
      new Promise<readonly Receipt[]>((resolve, reject) => {
        const isDown = server.state.areListsDown;
        const receipts = server.listByUser(user);
        const respond = guardWhileOpen(() => (isDown ? reject(new Error('unreadable')) : resolve(receipts)));
        if (listLatencyMs === 0) respond();
        else time.schedule(listLatencyMs, respond);
      });
    const countReceipts = () => server.listByUser(userId ?? '').length;
    const runner = createCommandRunner<Order, Receipt, MoneyCommand<Order>, NetworkOutcome>({
      name: 'bet',
      send: (command, networkOutcome) =>
        new Promise((resolve) => {
          server.receive(command, networkOutcome, CONCLUSIVE_AFTER_MS - 1_000, () => page.isOpen);
          schedule(networkOutcome.respondsAt, () => resolve(createResponse(command, networkOutcome)));
        }),
      listReceipts: async (command) => ({ receipts: await list(command.userId), isWhole: true }),
      refreshReceipts: (command) => list(command.userId),
      refresh: () => undefined,
      listExpectedReceipts: (command) => [command],
      matches: ({ reference, target, knownIds }, receipt) =>
        receipt.reference === null
          ? receipt.target === target && knownIds?.includes(receipt.id) !== true
          : receipt.reference === reference,
      getTarget: ({ target }) => target,
      getConclusiveAfterMs: () => CONCLUSIVE_AFTER_MS,
      resumedFrom: 'sending',
      pending: {
        load: (user) => [...stored.values()].filter((command) => command.userId === user),
        save: (command) => void stored.set(command.reference, command),
        remove: (reference) => void stored.delete(reference),
      },
      assignments: createReceiptAssignments({
        getId: ({ id }) => id,
        createdAt: ({ createdAt }) => createdAt,
        getReference: ({ reference }) => reference,
        isSameExpected: (a, b) => a.target === b.target,
      }),
      exposure: hasProbe
        ? {
            current: countReceipts,
            watch(onRead) {
              const watcher = guardWhileOpen(() => onRead(countReceipts()));
              server.watchers.add(watcher);
              watcher();
              return () => void server.watchers.delete(watcher);
            },
          }
        : null,
      clock: { now: time.now, schedule },
      newReference,
    });
    const page: Page = { isOpen: true, runner };
    return page;
  }

  const createResponse = (
    { reference }: MoneyCommand<Order>,
    networkOutcome: NetworkOutcome,
  ): CommandResponse<Receipt> => {
    if (networkOutcome.verdict === null) return { type: 'lost' };
    if (networkOutcome.verdict === 'refused') return { type: 'refused', message: 'Refused' };
    const receipts = networkOutcome.bringsReceipt ? server.listReceipts(reference).slice(0, 1) : [];
    return { type: 'accepted', message: 'Accepted', receipts };
  };

  let page = openPage();
  const listen = () =>
    page.runner.subscribe((command, outcome) => {
      if (command.userId !== userId) violations.push(`${command.reference} was shown to ${userId}`);
      reports.set(command.reference, outcome);
    });

  const signIn = (user: string) => {
    userId = user;
    for (const { command, reconciliation } of page.runner.resume(user)) {
      if (command.userId !== user) violations.push(`${command.reference} was resumed for ${user}`);
      reports.set(command.reference, { type: 'unverified', reconciliation });
    }
  };

  listen();
  return {
    stored,
    reports,
    violations,
    signIn,
    getUser: () => userId,
    send: (order: Order, networkOutcome: NetworkOutcome) => page.runner.send(order, networkOutcome),
    checkNow: (reference: string) => page.runner.checkNow(reference),
    reload() {
      page.isOpen = false;
      page = openPage();
      listen();
      if (userId !== null) signIn(userId);
    },
  };
}

import type { MoneyCommand } from '../command.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Payload of the commands in the model. */
export interface Order {
  readonly target: string;
  /** Ids in the list before the press; null when the list was not loaded. */
  readonly knownIds: readonly string[] | null;
}

export interface Receipt {
  readonly id: string;
  readonly target: string;
  readonly createdAt: number;
  /** The idempotency key, if this server returns it. */
  readonly reference: string | null;
}

/** Course of one request. All times in milliseconds after the sending. */
export interface NetworkOutcome {
  /** When the server acts for the first time; null when the request never arrives or is refused without acting. */
  readonly actsAt: number | null;
  /** When the server acts again on the same request. */
  readonly repeatsAt: readonly number[];
  /** Verdict of the response; null when it is lost. */
  readonly verdict: 'accepted' | 'refused' | null;
  readonly respondsAt: number;
  /** Whether an accepting response contains the first receipt. */
  readonly bringsReceipt: boolean;
}

interface Stored {
  readonly userId: string;
  /** The reference that the server received, whether or not it returns it. */
  readonly key: string;
  readonly receipt: Receipt;
}

/** Creates a model of the server: the requests it received, the items it created, and its list. */
export function createServerModel(time: VirtualTime, returnsReferences: boolean) {
  const requests: string[] = [];
  const stored: Stored[] = [];
  const watchers = new Set<() => void>();
  const state = { areListsDown: false };

  function applyCommand({ userId, reference, target }: MoneyCommand<Order>): void {
    const id = `receipt-${stored.length + 1}`;
    const receipt = { id, target, createdAt: time.now(), reference: returnsReferences ? reference : null };
    stored.push({ userId, key: reference, receipt });
    for (const watcher of watchers) watcher();
  }

  return {
    state,
    /** References of all requests, in the order of sending. */
    requests,
    watchers,
    /** Receives a request. One that the server holds longer than `cutOffAfterMs` ends with its connection. */
    receive(
      command: MoneyCommand<Order>,
      { actsAt, repeatsAt }: NetworkOutcome,
      cutOffAfterMs: number,
      isConnected: () => boolean,
    ) {
      requests.push(command.reference);
      const moments = actsAt === null ? [] : [actsAt, ...repeatsAt];
      for (const moment of moments) {
        time.schedule(moment, () => {
          if (moment <= cutOffAfterMs || isConnected()) applyCommand(command);
        });
      }
    },
    listReceipts: (key: string) => stored.filter((each) => each.key === key).map(({ receipt }) => receipt),
    listByUser: (userId: string) => stored.filter((each) => each.userId === userId).map(({ receipt }) => receipt),
  };
}

export type ServerModel = ReturnType<typeof createServerModel>;

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { CommandResponse } from '#shared/commands/command.ts';
import type { PendingCommands, ReceiptList } from '#shared/commands/command-config.ts';
import { createCommandRunner } from '#shared/commands/command-runner.ts';
import { createReceiptAssignments } from '#shared/commands/receipt-assignments.ts';
import { LAST_CHECK_MS } from '#shared/commands/reconciliation.ts';
import {
  findReusableReference,
  getRequestKey,
  IDLE_PAYMENT,
  isAwaitingOutcome,
  isSameOrder,
  matchesIntent,
  type PaymentIntent,
  type PaymentKind,
  type PaymentOrder,
  type PaymentPayload,
  type PaymentStatus,
  toPaymentStatus,
} from './payment.ts';

/** Everything that the controller needs from the app. */
export interface PaymentPorts {
  /** Sends the request exactly once. */
  send(
    intent: PaymentIntent,
    picture: Blob | null,
    onUploadProgress: (share: number) => void,
  ): Promise<CommandResponse<WalletRequest>>;
  /** Reads a user's newest requests of a kind. Rejects when the list cannot be read, or another user has signed in. */
  list(kind: PaymentKind, userId: string): Promise<ReceiptList<WalletRequest>>;
  /** Reads them after a response, and shares the request of the page that shows them. Rejects like `list`. */
  refreshList(kind: PaymentKind, userId: string): Promise<readonly WalletRequest[]>;
  /** Refreshes the queries that a request changes. */
  refresh(): void;
  /** Stores requests without an outcome. */
  readonly pendingPayments: PendingCommands<PaymentIntent>;
  now(): number;
  /** Calls once after this many milliseconds. The returned function cancels. */
  schedule(ms: number, callback: () => void): () => void;
  newReference(): string;
}

export interface PaymentsState {
  readonly deposit: PaymentStatus;
  readonly withdrawal: PaymentStatus;
  /** Requests that were pending at the reload. A form mounts again for each, to start with its values. */
  readonly restoredIntents: Readonly<Partial<Record<PaymentKind, PaymentIntent>>>;
}

export interface PaymentController {
  readonly store: StoreApi<PaymentsState>;
  /**
   * Sets the signed-in user, and checks the stored requests without an outcome. The same user's are left while another
   * one awaits its outcome, because a form shows one.
   */
  setUser(userId: string): void;
  /**
   * Sends a request exactly once. Returns false, and sends nothing, while a request of the same kind is in flight or
   * unverified.
   */
  submit(order: PaymentOrder, knownRequestKeys: readonly string[] | null, picture: Blob | null): boolean;
  checkAgain(kind: PaymentKind): void;
  /** Removes the outcome of the last request from the screen. */
  dismiss(kind: PaymentKind): void;
}

export const isAwaitingAnyOutcome = ({ deposit, withdrawal }: PaymentsState): boolean =>
  isAwaitingOutcome(deposit) || isAwaitingOutcome(withdrawal);

const INITIAL_STATE: PaymentsState = { deposit: IDLE_PAYMENT, withdrawal: IDLE_PAYMENT, restoredIntents: {} };

/** Parts of a request that are never stored. */
interface Upload {
  readonly picture: Blob | null;
  readonly onProgress: (share: number) => void;
}

export function createPaymentController(ports: PaymentPorts): PaymentController {
  const store = createStore<PaymentsState>()(() => INITIAL_STATE);
  let userId: string | null = null;

  const assignments = createReceiptAssignments<PaymentIntent, WalletRequest>({
    getId: getRequestKey,
    createdAt: ({ at }) => Date.parse(at),
    getReference: () => null,
    isSameExpected: isSameOrder,
  });

  function createRunner(kind: PaymentKind) {
    const runner = createCommandRunner<PaymentPayload, WalletRequest, PaymentIntent, Upload>({
      name: kind,
      send: (intent, { picture, onProgress }) => ports.send(intent, picture, onProgress),
      listReceipts: ({ userId: owner }) => ports.list(kind, owner),
      refreshReceipts: ({ userId: owner }) => ports.refreshList(kind, owner),
      refresh: ports.refresh,
      listExpectedReceipts: (intent) => [intent],
      matches: matchesIntent,
      getTarget: () => kind,
      getConclusiveAfterMs: () => LAST_CHECK_MS,
      resumedFrom: 'reload',
      pending: {
        ...ports.pendingPayments,
        load: (user) => ports.pendingPayments.load(user).filter((intent) => intent.kind === kind),
      },
      assignments,
      exposure: null,
      clock: { now: ports.now, schedule: ports.schedule },
      newReference: ports.newReference,
    });
    // A dismissed or replaced request stays hidden. A sign-in loads a copy of the intent, so references are compared.
    runner.subscribe((intent, outcome) => {
      const status = store.getState()[kind];
      if (status.phase !== 'idle' && status.intent.reference === intent.reference)
        store.setState({ [kind]: toPaymentStatus(intent, outcome) });
    });
    return runner;
  }

  const commandRunners = { deposit: createRunner('deposit'), withdrawal: createRunner('withdrawal') };

  /** Starts the checks of the user's stored requests. Returns the state after it. */
  function resume(user: string, state: PaymentsState): PaymentsState {
    const resumed = Object.values(commandRunners).flatMap((runner) => runner.resume(user));
    const restoredIntents = Object.fromEntries(resumed.map(({ command }) => [command.kind, command]));
    const statuses = Object.fromEntries(
      resumed.map(({ command: intent, reconciliation }): [PaymentKind, PaymentStatus] => [
        intent.kind,
        { phase: 'unverified', intent, reconciliation },
      ]),
    );
    return { ...state, ...statuses, restoredIntents: { ...state.restoredIntents, ...restoredIntents } };
  }

  return {
    store,
    setUser(nextUser) {
      const state = nextUser === userId ? store.getState() : INITIAL_STATE;
      if (isAwaitingAnyOutcome(state)) return;
      userId = nextUser;
      store.setState(resume(nextUser, state), true);
    },
    submit(order, knownRequestKeys, picture) {
      const { kind } = order;
      let intent: PaymentIntent | null = null;
      const onProgress = (share: number) => {
        const status = store.getState()[kind];
        if (status.phase === 'sent' && status.intent === intent)
          store.setState({ [kind]: { ...status, uploadShare: share } });
      };
      intent = commandRunners[kind].send(
        { ...order, knownRequestKeys },
        { picture, onProgress },
        findReusableReference(store.getState()[kind], order),
      );
      if (intent !== null)
        store.setState({ [kind]: { phase: 'sent', intent, uploadShare: null } satisfies PaymentStatus });
      return intent !== null;
    },
    checkAgain(kind) {
      const status = store.getState()[kind];
      if (status.phase === 'unverified') commandRunners[kind].checkNow(status.intent.reference);
    },
    dismiss(kind) {
      if (!isAwaitingOutcome(store.getState()[kind])) store.setState({ [kind]: IDLE_PAYMENT });
    },
  };
}

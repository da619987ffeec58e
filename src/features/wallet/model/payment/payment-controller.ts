import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import {
  conclusiveAt,
  startReconciliation,
  isConclusive,
  finishCheck,
  startCheck,
  nextCheckAt,
} from './payment-reconciliation.ts';
import {
  isAwaitingOutcome,
  findMatchingRequests,
  IDLE_PAYMENT,
  requestKey,
  reducePaymentStatus,
  chooseReference,
  type PaymentIntent,
  type PaymentKind,
  type PaymentUpdate,
  type PaymentOrder,
  type PaymentStatus,
} from './payment.ts';

/** What the server, or the way to it, said to a request. */
export type PaymentOutcome =
  | { readonly kind: 'taken'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

/** Everything outside the desk that it needs. */
export interface PaymentPorts {
  /** Sends the request once; never rejects. */
  send(intent: PaymentIntent, picture: Blob | null, onUpload: (share: number) => void): Promise<PaymentOutcome>;
  /** The newest requests of a kind, as the server lists them now. Rejects when they cannot be read. */
  list(kind: PaymentKind): Promise<readonly WalletRequest[]>;
  /** The same after an answer; the page that shows them shares the request. */
  refreshList(kind: PaymentKind): Promise<readonly WalletRequest[]>;
  /** What a request changes elsewhere is read anew. */
  refresh(): void;
  /** Requests whose end is not known survive a reload. `load` gives the signed-in user's own. */
  readonly pendingPayments: {
    load(): readonly PaymentIntent[];
    save(intent: PaymentIntent): void;
    remove(reference: string): void;
  };
  now(): number;
  /** Calls once after so many milliseconds; the answer cancels. */
  schedule(ms: number, callback: () => void): () => void;
  newReference(): string;
}

export interface PaymentsState {
  readonly deposit: PaymentStatus;
  readonly withdrawal: PaymentStatus;
  /** The request that came back with a reload: its form starts with what was sent. */
  readonly restoredIntents: Readonly<Partial<Record<PaymentKind, PaymentIntent>>>;
}

export interface PaymentController {
  readonly store: StoreApi<PaymentsState>;
  /** Whose money moves. What this bettor sent before the page was loaded, and never heard of, is looked for. */
  setUser(userId: string): void;
  /**
   * Sends a request, once: the phase changes before anything is awaited, so every further press finds it sent. False, and nothing
   * sent, while one of its kind is under way or in doubt.
   */
  submit(order: PaymentOrder, known: readonly string[] | null, picture: Blob | null): boolean;
  checkAgain(kind: PaymentKind): void;
  /** Forgets what was told of the last request. */
  dismiss(kind: PaymentKind): void;
}

/** When the list is compared with an answer, after it or after the last attempt. */
const COMPARE_DELAYS_MS = [0, 5_000, 10_000] as const;

const INITIAL_STATE: PaymentsState = { deposit: IDLE_PAYMENT, withdrawal: IDLE_PAYMENT, restoredIntents: {} };

export function createPaymentController(ports: PaymentPorts): PaymentController {
  const store = createStore<PaymentsState>()(() => INITIAL_STATE);
  const scheduled: Partial<Record<PaymentKind, () => void>> = {};
  /** Which of this app's requests a listed one belongs to, by the row's key. */
  const owners = new Map<string, string>();
  let userId: string | null = null;

  const getStatus = (kind: PaymentKind): PaymentStatus => store.getState()[kind];
  const getUnverified = ({ kind, reference }: PaymentIntent) => {
    const status = getStatus(kind);
    return status.phase === 'unknown' && status.intent.reference === reference ? status : null;
  };

  /** News of a request that is no longer the one on the desk (another bettor has come) change nothing. */
  const applyUpdate = (intent: PaymentIntent, update: PaymentUpdate) => {
    const before = getStatus(intent.kind);
    if (before.phase === 'idle' || before.intent !== intent) return;
    const after = reducePaymentStatus(before, update);
    store.setState({ [intent.kind]: after });
    if (isAwaitingOutcome(before) && !isAwaitingOutcome(after)) ports.pendingPayments.remove(intent.reference);
  };

  /** The rows of a request, noted as its own. */
  const identify = (intent: PaymentIntent, rows: readonly WalletRequest[]): readonly WalletRequest[] => {
    const found = findMatchingRequests(intent, rows).filter(
      (row) => (owners.get(requestKey(row)) ?? intent.reference) === intent.reference,
    );
    for (const row of found) owners.set(requestKey(row), intent.reference);
    return found;
  };

  /** Compares the list with an answer, again later where it cannot be read. */
  async function compare(intent: PaymentIntent, moments: readonly number[] = COMPARE_DELAYS_MS): Promise<void> {
    const [moment, ...others] = moments;
    if (moment === undefined) return;
    if (moment > 0) await new Promise<void>((next) => ports.schedule(moment, next));
    const rows = await ports.refreshList(intent.kind).catch(() => null);
    if (rows === null) return compare(intent, others);
    const status = getStatus(intent.kind);
    if (status.phase === 'idle' || status.intent !== intent) return;
    const wasRefused = status.phase === 'refused';
    applyUpdate(intent, { kind: 'found', foundRequests: identify(intent, rows) });
    if (wasRefused && getStatus(intent.kind).phase === 'taken') ports.refresh();
  }

  function scheduleCheck(intent: PaymentIntent): void {
    scheduled[intent.kind]?.();
    const status = getUnverified(intent);
    const at = status === null || status.reconciliation.checking ? null : nextCheckAt(status.reconciliation);
    if (at !== null)
      scheduled[intent.kind] = ports.schedule(Math.max(0, at - ports.now()), () => void check(intent, true));
  }

  async function check(intent: PaymentIntent, isPlanned: boolean): Promise<void> {
    const before = getUnverified(intent);
    if (before === null || before.reconciliation.checking) return;
    scheduled[intent.kind]?.();
    // Only a list asked for after the decisive moment can say that the request is not there.
    const isLastCheck = isConclusive(before.reconciliation, ports.now());
    applyUpdate(intent, { kind: 'doubt', reconciliation: startCheck(before.reconciliation, isPlanned) });
    const rows = await ports.list(intent.kind).catch(() => null);
    const after = getUnverified(intent);
    if (after === null) return;
    const found = rows === null ? [] : identify(intent, rows);
    if (found.length > 0) {
      applyUpdate(intent, { kind: 'found', foundRequests: found });
      // The connection broke: a request that the server took a second time may reach the list later.
      if (!isLastCheck) void compare(intent, [conclusiveAt(after.reconciliation) - ports.now()]);
      return ports.refresh();
    }
    if (rows !== null && isLastCheck) return applyUpdate(intent, { kind: 'refused', refusal: { by: 'check' } });
    applyUpdate(intent, {
      kind: 'doubt',
      reconciliation: finishCheck(after.reconciliation, rows === null ? 'unreadable' : 'not-listed'),
    });
    scheduleCheck(intent);
  }

  const handleOutcome = (intent: PaymentIntent, outcome: PaymentOutcome) => {
    if (outcome.kind === 'lost') {
      applyUpdate(intent, { kind: 'lost', at: ports.now() });
      return scheduleCheck(intent);
    }
    if (outcome.kind === 'taken') applyUpdate(intent, { kind: 'taken', message: outcome.message });
    else applyUpdate(intent, { kind: 'refused', refusal: { by: 'server', message: outcome.message } });
    void compare(intent);
  };

  return {
    store,
    setUser(nextUser) {
      if (nextUser === userId) return;
      userId = nextUser;
      const intents = ports.pendingPayments.load();
      const restoredIntents = Object.fromEntries(intents.map((intent) => [intent.kind, intent]));
      const standings = Object.fromEntries(
        intents.map((intent): [PaymentKind, PaymentStatus] => [
          intent.kind,
          { phase: 'unknown', intent, reconciliation: startReconciliation(ports.now()) },
        ]),
      );
      store.setState({ ...INITIAL_STATE, ...standings, restoredIntents }, true);
      intents.forEach(scheduleCheck);
    },
    submit(order, known, picture) {
      const before = getStatus(order.kind);
      if (userId === null || isAwaitingOutcome(before)) return false;
      const intent: PaymentIntent = {
        ...order,
        known,
        reference: chooseReference(before, order, () => ports.newReference()),
        sentAt: ports.now(),
      };
      ports.pendingPayments.save(intent);
      store.setState({ [order.kind]: { phase: 'sent', intent, uploadShare: null } satisfies PaymentStatus });
      void ports
        .send(intent, picture, (share) => applyUpdate(intent, { kind: 'uploaded', share }))
        .then((outcome) => handleOutcome(intent, outcome));
      return true;
    },
    checkAgain(kind) {
      const status = getStatus(kind);
      if (status.phase === 'unknown') void check(status.intent, false);
    },
    dismiss(kind) {
      if (!isAwaitingOutcome(getStatus(kind))) store.setState({ [kind]: IDLE_PAYMENT });
    },
  };
}

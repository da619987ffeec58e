import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import { conclusiveAt, doubtFrom, isDecisive, looked, looking, nextLookAt } from './doubt.ts';
import { awaited, findTaken, IDLE, keyOf, learn, referenceFor, type Intent, type Kind, type News, type Order, type Standing } from './payment.ts';

/** What the server, or the way to it, said to a request. */
export type Heard = { readonly kind: 'taken'; readonly message: string } | { readonly kind: 'refused'; readonly message: string } | { readonly kind: 'lost' };

/** Everything outside the desk that it needs. */
export interface DeskPorts {
  /** Sends the request once; never rejects. */
  send(intent: Intent, picture: Blob | null, onUpload: (share: number) => void): Promise<Heard>;
  /** The newest requests of a kind, as the server lists them now. Rejects when they cannot be read. */
  list(kind: Kind): Promise<readonly WalletRequest[]>;
  /** The same after an answer; the page that shows them shares the request. */
  refreshList(kind: Kind): Promise<readonly WalletRequest[]>;
  /** What a request changes elsewhere is read anew. */
  refresh(): void;
  /** Requests whose end is not known survive a reload. `load` gives the signed-in user's own. */
  readonly pending: { load(): readonly Intent[]; keep(intent: Intent): void; drop(reference: string): void };
  now(): number;
  /** Calls once after so many milliseconds; the answer cancels. */
  later(ms: number, callback: () => void): () => void;
  newReference(): string;
}

export interface Tray {
  readonly deposit: Standing;
  readonly withdrawal: Standing;
  /** The request that came back with a reload: its form starts with what was sent. */
  readonly restored: Readonly<Partial<Record<Kind, Intent>>>;
}

export interface Desk {
  readonly store: StoreApi<Tray>;
  /** Whose money moves. What this bettor sent before the page was loaded, and never heard of, is looked for. */
  enter(userId: string): void;
  /**
   * Sends a request, once: the phase changes before anything is awaited, so every further press finds it sent. False, and nothing
   * sent, while one of its kind is under way or in doubt.
   */
  submit(order: Order, known: readonly string[] | null, picture: Blob | null): boolean;
  checkAgain(kind: Kind): void;
  /** Forgets what was told of the last request. */
  dismiss(kind: Kind): void;
}

/** When the list is compared with an answer, after it or after the last attempt. */
const COMPARE_AFTER_MS = [0, 5_000, 10_000] as const;

const EMPTY: Tray = { deposit: IDLE, withdrawal: IDLE, restored: {} };

export function createDesk(ports: DeskPorts): Desk {
  const store = createStore<Tray>()(() => EMPTY);
  const planned: Partial<Record<Kind, () => void>> = {};
  /** Which of this app's requests a listed one belongs to, by the row's key. */
  const owners = new Map<string, string>();
  let userId: string | null = null;

  const standingOf = (kind: Kind): Standing => store.getState()[kind];
  const inDoubt = ({ kind, reference }: Intent) => {
    const standing = standingOf(kind);
    return standing.phase === 'unknown' && standing.intent.reference === reference ? standing : null;
  };

  /** News of a request that is no longer the one on the desk (another bettor has come) change nothing. */
  const tell = (intent: Intent, news: News) => {
    const before = standingOf(intent.kind);
    if (before.phase === 'idle' || before.intent !== intent) return;
    const after = learn(before, news);
    store.setState({ [intent.kind]: after });
    if (awaited(before) && !awaited(after)) ports.pending.drop(intent.reference);
  };

  /** The rows of a request, noted as its own. */
  const identify = (intent: Intent, rows: readonly WalletRequest[]): readonly WalletRequest[] => {
    const found = findTaken(intent, rows).filter((row) => (owners.get(keyOf(row)) ?? intent.reference) === intent.reference);
    for (const row of found) owners.set(keyOf(row), intent.reference);
    return found;
  };

  /** Compares the list with an answer, again later where it cannot be read. */
  async function compare(intent: Intent, moments: readonly number[] = COMPARE_AFTER_MS): Promise<void> {
    const [moment, ...others] = moments;
    if (moment === undefined) return;
    if (moment > 0) await new Promise<void>((next) => ports.later(moment, next));
    const rows = await ports.refreshList(intent.kind).catch(() => null);
    if (rows === null) return compare(intent, others);
    const standing = standingOf(intent.kind);
    if (standing.phase === 'idle' || standing.intent !== intent) return;
    const wasRefused = standing.phase === 'refused';
    tell(intent, { kind: 'found', found: identify(intent, rows) });
    if (wasRefused && standingOf(intent.kind).phase === 'taken') ports.refresh();
  }

  function plan(intent: Intent): void {
    planned[intent.kind]?.();
    const standing = inDoubt(intent);
    const at = standing === null || standing.doubt.reading ? null : nextLookAt(standing.doubt);
    if (at !== null) planned[intent.kind] = ports.later(Math.max(0, at - ports.now()), () => void look(intent, true));
  }

  async function look(intent: Intent, isPlanned: boolean): Promise<void> {
    const before = inDoubt(intent);
    if (before === null || before.doubt.reading) return;
    planned[intent.kind]?.();
    // Only a list asked for after the decisive moment can say that the request is not there.
    const decisive = isDecisive(before.doubt, ports.now());
    tell(intent, { kind: 'doubt', doubt: looking(before.doubt, isPlanned) });
    const rows = await ports.list(intent.kind).catch(() => null);
    const after = inDoubt(intent);
    if (after === null) return;
    const found = rows === null ? [] : identify(intent, rows);
    if (found.length > 0) {
      tell(intent, { kind: 'found', found });
      // The connection broke: a request that the server took a second time may reach the list later.
      if (!decisive) void compare(intent, [conclusiveAt(after.doubt) - ports.now()]);
      return ports.refresh();
    }
    if (rows !== null && decisive) return tell(intent, { kind: 'refused', refusal: { by: 'check' } });
    tell(intent, { kind: 'doubt', doubt: looked(after.doubt, rows === null ? 'unreadable' : 'not-listed') });
    plan(intent);
  }

  const hear = (intent: Intent, heard: Heard) => {
    if (heard.kind === 'lost') {
      tell(intent, { kind: 'lost', at: ports.now() });
      return plan(intent);
    }
    if (heard.kind === 'taken') tell(intent, { kind: 'taken', message: heard.message });
    else tell(intent, { kind: 'refused', refusal: { by: 'server', message: heard.message } });
    void compare(intent);
  };

  return {
    store,
    enter(nextUser) {
      if (nextUser === userId) return;
      userId = nextUser;
      const intents = ports.pending.load();
      const restored = Object.fromEntries(intents.map((intent) => [intent.kind, intent]));
      const standings = Object.fromEntries(intents.map((intent): [Kind, Standing] => [intent.kind, { phase: 'unknown', intent, doubt: doubtFrom(ports.now()) }]));
      store.setState({ ...EMPTY, ...standings, restored }, true);
      intents.forEach(plan);
    },
    submit(order, known, picture) {
      const before = standingOf(order.kind);
      if (userId === null || awaited(before)) return false;
      const intent: Intent = { ...order, known, reference: referenceFor(before, order, () => ports.newReference()), sentAt: ports.now() };
      ports.pending.keep(intent);
      store.setState({ [order.kind]: { phase: 'sent', intent, uploaded: null } satisfies Standing });
      void ports.send(intent, picture, (share) => tell(intent, { kind: 'uploaded', share })).then((heard) => hear(intent, heard));
      return true;
    },
    checkAgain(kind) {
      const standing = standingOf(kind);
      if (standing.phase === 'unknown') void look(standing.intent, false);
    },
    dismiss(kind) {
      if (!awaited(standingOf(kind))) store.setState({ [kind]: IDLE });
    },
  };
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import { doubtFrom, isDecisive, looked, looking, nextLookAt } from './doubt.ts';
import { awaited, findTaken, IDLE, learn, referenceFor, type Intent, type Kind, type News, type Order, type Standing } from './payment.ts';

/** What the server, or the way to it, said to a request. */
export type Heard = { readonly kind: 'taken'; readonly message: string } | { readonly kind: 'refused'; readonly message: string } | { readonly kind: 'lost' };

/** Everything outside the desk that it needs. */
export interface DeskPorts {
  /** Sends the request once; never rejects. */
  send(intent: Intent, picture: Blob | null, onUpload: (share: number) => void): Promise<Heard>;
  /** The newest requests of a kind, as the server lists them now. Rejects when they cannot be read. */
  list(kind: Kind): Promise<readonly WalletRequest[]>;
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

const EMPTY: Tray = { deposit: IDLE, withdrawal: IDLE, restored: {} };

export function createDesk(ports: DeskPorts): Desk {
  const store = createStore<Tray>()(() => EMPTY);
  const planned: Partial<Record<Kind, () => void>> = {};
  let userId: string | null = null;

  const standingOf = (kind: Kind): Standing => store.getState()[kind];
  const inDoubt = ({ kind, reference }: Intent) => {
    const standing = standingOf(kind);
    return standing.phase === 'unknown' && standing.intent.reference === reference ? standing : null;
  };

  /** News of a request that is no longer the one on the desk (another bettor has come) change nothing. */
  const tell = (intent: Intent, news: News) => {
    const before = standingOf(intent.kind);
    if (!awaited(before) || before.intent.reference !== intent.reference) return;
    const after = learn(before, news);
    store.setState({ [intent.kind]: after });
    if (!awaited(after)) ports.pending.drop(intent.reference);
  };

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
    if (rows !== null && findTaken(intent, rows) !== null) {
      tell(intent, { kind: 'taken', message: null });
      return ports.refresh();
    }
    if (rows !== null && decisive) return tell(intent, { kind: 'refused', refusal: { by: 'check' } });
    tell(intent, { kind: 'doubt', doubt: looked(after.doubt, rows === null ? 'unreadable' : 'not-listed') });
    plan(intent);
  }

  const hear = (intent: Intent, heard: Heard) => {
    if (heard.kind === 'taken') return tell(intent, { kind: 'taken', message: heard.message });
    if (heard.kind === 'refused') return tell(intent, { kind: 'refused', refusal: { by: 'server', message: heard.message } });
    tell(intent, { kind: 'lost', at: ports.now() });
    plan(intent);
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

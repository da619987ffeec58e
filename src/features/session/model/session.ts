import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredSession } from '#shared/storage/session.ts';
import { guard } from './guard.ts';

/** Why nobody is signed in, for the line above the login form. */
export type SignedOutBy = 'user' | 'expiry' | 'server' | 'other-tab' | 'password';

export interface SessionState {
  readonly signedIn: boolean;
  readonly session: StoredSession | null;
  readonly signedOutBy: SignedOutBy | null;
}

/** Where a session outlives the page. */
export interface Vault {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  /** Forgets the session alone. */
  forget(): void;
  /** Forgets everything kept in this browser (specification 4, forced sign-out). */
  forgetAll(): void;
  /** Another tab signed in or out. Returns what stops it. */
  onChange(changed: () => void): () => void;
}

/** A timer may not be set further ahead than this (it would fire at once). */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const msLeft = ({ expiresAt }: StoredSession, now: number): number => (expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - now);

export interface SessionDesk {
  readonly store: StoreApi<SessionState>;
  /** Keeps the session and marks the user as signed in. */
  signIn(session: StoredSession): void;
  /** Ends the session here and, through storage, in every other tab. */
  signOut(by: SignedOutBy): void;
  /**
   * The session calls are made with, as storage holds it now (specification 4: the stored expiry, before every authenticated call). Null
   * when there is none, or its time is over, which signs out.
   */
  current(): StoredSession | null;
  /** Applies the access rules and says where to go instead. */
  admit(onLoginOrRegister: boolean): 'dashboard' | 'login' | null;
  /** Follows the clock and the other tabs. Returns what stops it. */
  start(): () => void;
}

/** The one place that knows whether somebody is signed in. */
export function createSessionDesk(vault: Vault, now: () => number = () => Date.now()): SessionDesk {
  /** A stored session whose time is over is none (specification 4: "earlier than now"). */
  const stored = (): StoredSession | null => {
    const session = vault.read();
    return session !== null && msLeft(session, now()) >= 0 ? session : null;
  };
  const first = stored();
  const store = createStore<SessionState>(() => ({ signedIn: first !== null, session: first, signedOutBy: null }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  const watchExpiry = () => {
    clearTimeout(timer);
    const { session } = store.getState();
    if (!running || session === null) return;
    const left = msLeft(session, now());
    const check = () => {
      desk.current();
      watchExpiry();
    };
    if (left < 0) desk.signOut('expiry');
    else if (left !== Number.POSITIVE_INFINITY) timer = setTimeout(check, Math.min(left + 1, LONGEST_TIMER_MS));
  };

  const set = (session: StoredSession | null, by: SignedOutBy | null) => {
    store.setState({ signedIn: session !== null, session, signedOutBy: by });
    watchExpiry();
  };

  const otherTab = () => {
    const session = stored();
    const before = store.getState().session;
    if (session?.token === before?.token) return;
    set(session, session === null ? 'other-tab' : null);
  };

  const desk: SessionDesk = {
    store,
    signIn(session) {
      vault.write(session);
      set(session, null);
    },
    signOut(by) {
      if (by === 'server') vault.forgetAll();
      else vault.forget();
      // A changed password ends every session, and another call may have been told of it first: its reason is the one to read.
      if (store.getState().session !== null || by === 'password') set(null, by);
    },
    current() {
      const { session } = store.getState();
      const kept = vault.read();
      if (kept !== null && msLeft(kept, now()) < 0) desk.signOut('expiry');
      else if (kept?.token !== session?.token || kept?.expiresAt !== session?.expiresAt) set(kept, kept === null ? 'expiry' : null);
      return store.getState().session;
    },
    admit(onLoginOrRegister) {
      const token = stored();
      const { signedIn } = store.getState();
      const verdict = guard({ signedIn, hasToken: token !== null }, onLoginOrRegister);
      if (verdict.signedIn !== signedIn) set(verdict.signedIn ? token : null, null);
      return verdict.goTo;
    },
    start() {
      running = true;
      watchExpiry();
      const stopFollowing = vault.onChange(otherTab);
      return () => {
        running = false;
        clearTimeout(timer);
        stopFollowing();
      };
    },
  };
  return desk;
}

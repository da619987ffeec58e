import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredSession } from '#shared/storage/session.ts';
import { getRemainingMs } from '#shared/storage/session-expiry.ts';
import { guardRoute } from './route-guard.ts';

/** Why the user is signed out, for the message above the login form. */
export type SignedOutBy = 'user' | 'expiry' | 'server' | 'other-tab' | 'password';

export interface SessionState {
  readonly isSignedIn: boolean;
  readonly session: StoredSession | null;
  readonly signedOutBy: SignedOutBy | null;
}

/** Storage that keeps a session after the page closes. */
export interface SessionPersistence {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  /** Removes only the session. */
  clear(): void;
  /** Clears local storage on a forced sign-out, except the theme and lite mode (docs/requirements.md#41-session). */
  clearAll(): void;
  /** Subscribes to sign-in and sign-out in other tabs. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** The longest delay of a browser timer, in milliseconds. A longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface SessionController {
  readonly store: StoreApi<SessionState>;
  /** Stores the session and marks the user as signed in. */
  signIn(session: StoredSession): void;
  /** Ends the session here and, through storage, in every other tab. */
  signOut(by: SignedOutBy): void;
  /**
   * Reads the session for a call from storage and checks its expiry (docs/requirements.md#41-session).
   * Returns null without a session. An expired session signs the user out.
   */
  readCurrent(): StoredSession | null;
  /** Applies the access rules and returns the redirect, or null. */
  checkAccess(isOnSignInPage: boolean): 'dashboard' | 'login' | null;
  /** Starts to watch the clock and the other tabs. Returns the stop function. */
  start(): () => void;
}

/** Creates the only owner of the signed-in state. */
export function createSessionController(
  persistence: SessionPersistence,
  now: () => number = () => Date.now(),
): SessionController {
  /** Ignores an expired session: docs/requirements.md#41-session. */
  const readValidSession = (): StoredSession | null => {
    const session = persistence.read();
    return session !== null && getRemainingMs(session.expiresAt, now()) >= 0 ? session : null;
  };
  const initialSession = readValidSession();
  const store = createStore<SessionState>(() => ({
    isSignedIn: initialSession !== null,
    session: initialSession,
    signedOutBy: null,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  const scheduleExpiry = () => {
    clearTimeout(timer);
    const { session } = store.getState();
    if (!isRunning || session === null) return;
    const remainingMs = getRemainingMs(session.expiresAt, now());
    const check = () => {
      controller.readCurrent();
      scheduleExpiry();
    };
    if (remainingMs < 0) controller.signOut('expiry');
    else if (remainingMs !== Number.POSITIVE_INFINITY)
      timer = setTimeout(check, Math.min(remainingMs + 1, MAX_TIMER_MS));
  };

  const setSession = (session: StoredSession | null, by: SignedOutBy | null) => {
    store.setState({ isSignedIn: session !== null, session, signedOutBy: by });
    scheduleExpiry();
  };

  const syncWithOtherTab = () => {
    const session = readValidSession();
    const before = store.getState().session;
    if (session?.token === before?.token) return;
    setSession(session, session === null ? 'other-tab' : null);
  };

  const controller: SessionController = {
    store,
    signIn(session) {
      persistence.write(session);
      setSession(session, null);
    },
    signOut(by) {
      if (by === 'server') persistence.clearAll();
      else persistence.clear();
      // A changed password ends every session. Another call may have ended this one first, so its reason is replaced.
      if (store.getState().session !== null || by === 'password') setSession(null, by);
    },
    readCurrent() {
      const { session } = store.getState();
      const storedSession = persistence.read();
      if (storedSession !== null && getRemainingMs(storedSession.expiresAt, now()) < 0) controller.signOut('expiry');
      else if (storedSession?.token !== session?.token || storedSession?.expiresAt !== session?.expiresAt)
        setSession(storedSession, storedSession === null ? 'expiry' : null);
      return store.getState().session;
    },
    checkAccess(isOnSignInPage) {
      const validSession = readValidSession();
      const { isSignedIn } = store.getState();
      const guardResult = guardRoute({ isSignedIn, hasToken: validSession !== null }, isOnSignInPage);
      if (guardResult.isSignedIn !== isSignedIn) setSession(guardResult.isSignedIn ? validSession : null, null);
      return guardResult.redirectTo;
    },
    start() {
      isRunning = true;
      scheduleExpiry();
      const unsubscribe = persistence.onChange(syncWithOtherTab);
      return () => {
        isRunning = false;
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
  return controller;
}

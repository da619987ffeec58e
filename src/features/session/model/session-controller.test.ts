import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#shared/format/durations.ts';
import type { StoredSession } from '#shared/storage/session.ts';
import { createSampleSession } from '#shared/storage/testing/sample-session.ts';
import { createSessionController, type SessionPersistence } from './session-controller.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const createSessionFor = (ms: number) =>
  createSampleSession({ token: 'one', expiresAt: new Date(START + ms).toISOString(), user: { user_name: 'asha' } });

/** One browser's storage, shared by several tabs. */
function createBrowser(initial: StoredSession | null = null) {
  let stored = initial;
  let clearCount = 0;
  const tabs = new Set<() => void>();
  const createPersistence = (): SessionPersistence => {
    let ownListener: () => void = () => undefined;
    const change = (session: StoredSession | null) => {
      stored = session;
      for (const tab of tabs) if (tab !== ownListener) tab();
    };
    return {
      read: () => stored,
      write: change,
      clear: () => change(null),
      clearAll: () => {
        clearCount += 1;
        change(null);
      },
      onChange: (listener) => {
        ownListener = listener;
        tabs.add(listener);
        return () => void tabs.delete(listener);
      },
    };
  };
  return {
    tab: () => createSessionController(createPersistence()),
    /** Changes the stored session without an event. */
    store: (session: StoredSession | null) => void (stored = session),
    stored: () => stored,
    clearCount: () => clearCount,
  };
}

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

describe('session expiry', () => {
  test('signs out when the session has expired, not before', () => {
    const { tab, stored } = createBrowser();
    const controller = tab();
    controller.start();
    controller.signIn(createSessionFor(HOUR_MS));
    vi.advanceTimersByTime(HOUR_MS);
    expect(controller.store.getState().isSignedIn).toBe(true);
    vi.advanceTimersByTime(2);
    expect(controller.store.getState()).toEqual({ isSignedIn: false, session: null, signedOutBy: 'expiry' });
    expect(stored()).toBeNull();
  });

  test('supports a session longer than the longest timer', () => {
    const days = 40 * 24 * HOUR_MS;
    const controller = createBrowser(createSessionFor(days)).tab();
    controller.start();
    vi.advanceTimersByTime(days - 1);
    expect(controller.store.getState().isSignedIn).toBe(true);
    vi.advanceTimersByTime(3);
    expect(controller.store.getState().signedOutBy).toBe('expiry');
  });

  test('is checked before every call, even when no timer fired because the laptop slept', () => {
    const controller = createBrowser(createSessionFor(HOUR_MS)).tab();
    vi.setSystemTime(START + HOUR_MS + 1);
    expect(controller.readCurrent()).toBeNull();
    expect(controller.store.getState().signedOutBy).toBe('expiry');
  });

  test('signs out when another tab stored an earlier expiry that has passed', () => {
    const { tab, store } = createBrowser(createSessionFor(HOUR_MS));
    const controller = tab();
    store(createSessionFor(-1));
    expect(controller.readCurrent()).toBeNull();
    expect(controller.store.getState()).toEqual({ isSignedIn: false, session: null, signedOutBy: 'expiry' });
  });

  test('continues when another tab extended the session', () => {
    const { tab, store } = createBrowser(createSessionFor(HOUR_MS));
    const controller = tab();
    controller.start();
    store(createSessionFor(2 * HOUR_MS));
    vi.advanceTimersByTime(HOUR_MS + 2);
    expect(controller.readCurrent()).toEqual(createSessionFor(2 * HOUR_MS));
    vi.advanceTimersByTime(HOUR_MS);
    expect(controller.store.getState().signedOutBy).toBe('expiry');
  });

  test('signs out when the stored session is missing', () => {
    const { tab, store } = createBrowser(createSessionFor(HOUR_MS));
    const controller = tab();
    store(null);
    expect(controller.readCurrent()).toBeNull();
    expect(controller.store.getState()).toMatchObject({ isSignedIn: false, signedOutBy: 'expiry' });
  });

  test('sends to Login when the session expired while the page was closed', () => {
    const controller = createBrowser(createSessionFor(-1)).tab();
    expect(controller.store.getState().isSignedIn).toBe(false);
    expect(controller.checkAccess(false)).toBe('login');
  });

  test('is no longer watched after the app stops', () => {
    const controller = createBrowser(createSessionFor(HOUR_MS)).tab();
    controller.start()();
    vi.advanceTimersByTime(2 * HOUR_MS);
    expect(controller.store.getState().isSignedIn).toBe(true);
  });
});

describe('session sign-out', () => {
  test('clears all storage when the server requests it, but only the session when the user does', () => {
    const one = createBrowser(createSessionFor(HOUR_MS));
    one.tab().signOut('server');
    expect(one.clearCount()).toBe(1);
    const other = createBrowser(createSessionFor(HOUR_MS));
    other.tab().signOut('user');
    expect([other.clearCount(), other.stored()]).toEqual([0, null]);
  });

  test('keeps the first reason when it happens twice', () => {
    const controller = createBrowser(createSessionFor(HOUR_MS)).tab();
    controller.signOut('user');
    controller.signOut('server');
    expect(controller.store.getState().signedOutBy).toBe('user');
  });
});

test('session sign-out shows the changed password as its reason when another call ended the session first', () => {
  const { tab } = createBrowser(createSessionFor(HOUR_MS));
  const [first, second] = [tab(), tab()];
  for (const controller of [first, second]) controller.start();
  first.signOut('server');
  first.signOut('password');
  expect(first.store.getState()).toEqual({ isSignedIn: false, session: null, signedOutBy: 'password' });
  expect(second.store.getState().isSignedIn).toBe(false);
});

describe('session in several tabs', () => {
  test('follows sign-out and sign-in of the other tab', () => {
    const { tab } = createBrowser(createSessionFor(HOUR_MS));
    const [first, second] = [tab(), tab()];
    for (const controller of [first, second]) controller.start();
    first.signOut('user');
    expect(second.store.getState()).toEqual({ isSignedIn: false, session: null, signedOutBy: 'other-tab' });
    second.signIn({ ...createSessionFor(HOUR_MS), token: 'two' });
    expect(first.store.getState().session?.token).toBe('two');
    expect(first.store.getState().signedOutBy).toBeNull();
  });

  test('notifies no subscriber when the session is unchanged', () => {
    const { tab } = createBrowser(createSessionFor(HOUR_MS));
    const [first, second] = [tab(), tab()];
    for (const controller of [first, second]) controller.start();
    const listener = vi.fn();
    second.store.subscribe(listener);
    first.signIn(createSessionFor(HOUR_MS));
    expect(listener).not.toHaveBeenCalled();
  });
});

test('session sets the signed-in flag for a stored token without a flag', () => {
  const { tab } = createBrowser();
  const [first, second] = [tab(), tab()];
  second.signIn(createSessionFor(HOUR_MS));
  expect(first.store.getState().isSignedIn).toBe(false);
  expect(first.checkAccess(true)).toBe('dashboard');
  expect(first.store.getState()).toMatchObject({ isSignedIn: true, session: { token: 'one' } });
});

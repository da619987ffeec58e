import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredSession } from '#shared/storage/session.ts';
import { createSessionDesk, type Vault } from './session.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const HOUR = 3_600_000;
const until = (ms: number): StoredSession => ({
  token: 'one',
  expiresAt: new Date(START + ms).toISOString(),
  userId: 'u1',
  refreshToken: null,
  parentId: null,
  domainId: null,
  user: { user_name: 'asha' },
});

/** One browser's storage, seen from several tabs. */
function browser(initial: StoredSession | null = null) {
  let kept = initial;
  let wiped = 0;
  const tabs = new Set<() => void>();
  const vaultOf = (): Vault => {
    let own: () => void = () => undefined;
    const change = (session: StoredSession | null) => {
      kept = session;
      for (const tab of tabs) if (tab !== own) tab();
    };
    return {
      read: () => kept,
      write: change,
      forget: () => change(null),
      forgetAll: () => {
        wiped += 1;
        change(null);
      },
      onChange: (changed) => {
        own = changed;
        tabs.add(changed);
        return () => void tabs.delete(changed);
      },
    };
  };
  return { tab: () => createSessionDesk(vaultOf()), /** Changes what is stored, without an event. */ store: (session: StoredSession | null) => void (kept = session), kept: () => kept, wiped: () => wiped };
}

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

describe('expiry', () => {
  test('signs out when the time is over, not before', () => {
    const { tab, kept } = browser();
    const desk = tab();
    desk.start();
    desk.signIn(until(HOUR));
    vi.advanceTimersByTime(HOUR);
    expect(desk.store.getState().signedIn).toBe(true);
    vi.advanceTimersByTime(2);
    expect(desk.store.getState()).toEqual({ signedIn: false, session: null, signedOutBy: 'expiry' });
    expect(kept()).toBeNull();
  });

  test('lasts beyond what one timer can hold', () => {
    const days = 40 * 24 * HOUR;
    const desk = browser(until(days)).tab();
    desk.start();
    vi.advanceTimersByTime(days - 1);
    expect(desk.store.getState().signedIn).toBe(true);
    vi.advanceTimersByTime(3);
    expect(desk.store.getState().signedOutBy).toBe('expiry');
  });

  test('is checked before every call, even where no timer fired (a laptop that slept)', () => {
    const desk = browser(until(HOUR)).tab();
    vi.setSystemTime(START + HOUR + 1);
    expect(desk.current()).toBeNull();
    expect(desk.store.getState().signedOutBy).toBe('expiry');
  });

  test('current signs out when the stored expiry has passed, though this tab read a later one', () => {
    const { tab, store } = browser(until(HOUR));
    const desk = tab();
    store(until(-1));
    expect(desk.current()).toBeNull();
    expect(desk.store.getState()).toEqual({ signedIn: false, session: null, signedOutBy: 'expiry' });
  });

  test('current goes on with the stored session when its expiry was extended, and the timer follows', () => {
    const { tab, store } = browser(until(HOUR));
    const desk = tab();
    desk.start();
    store(until(2 * HOUR));
    vi.advanceTimersByTime(HOUR + 2);
    expect(desk.current()).toEqual(until(2 * HOUR));
    vi.advanceTimersByTime(HOUR);
    expect(desk.store.getState().signedOutBy).toBe('expiry');
  });

  test('current signs out when the stored session is gone or cannot be sent', () => {
    const { tab, store } = browser(until(HOUR));
    const desk = tab();
    store(null);
    expect(desk.current()).toBeNull();
    expect(desk.store.getState()).toMatchObject({ signedIn: false, signedOutBy: 'expiry' });
  });

  test('a session that ended while the page was closed is none, and the guard sends to Login', () => {
    const desk = browser(until(-1)).tab();
    expect(desk.store.getState().signedIn).toBe(false);
    expect(desk.admit(false)).toBe('login');
  });

  test('stops with the app', () => {
    const desk = browser(until(HOUR)).tab();
    desk.start()();
    vi.advanceTimersByTime(2 * HOUR);
    expect(desk.store.getState().signedIn).toBe(true);
  });
});

describe('sign-out', () => {
  test('by the server forgets everything kept in the browser; by the user only the session', () => {
    const one = browser(until(HOUR));
    one.tab().signOut('server');
    expect(one.wiped()).toBe(1);
    const other = browser(until(HOUR));
    other.tab().signOut('user');
    expect([other.wiped(), other.kept()]).toEqual([0, null]);
  });

  test('twice keeps the first reason', () => {
    const desk = browser(until(HOUR)).tab();
    desk.signOut('user');
    desk.signOut('server');
    expect(desk.store.getState().signedOutBy).toBe('user');
  });
});

test('a changed password is the reason to read, though another call was told of the end first', () => {
  const { tab } = browser(until(HOUR));
  const [first, second] = [tab(), tab()];
  for (const desk of [first, second]) desk.start();
  first.signOut('server');
  first.signOut('password');
  expect(first.store.getState()).toEqual({ signedIn: false, session: null, signedOutBy: 'password' });
  expect(second.store.getState().signedIn).toBe(false);
});

describe('tabs', () => {
  test('signing out in one signs out all, signing in signs in all', () => {
    const { tab } = browser(until(HOUR));
    const [first, second] = [tab(), tab()];
    for (const desk of [first, second]) desk.start();
    first.signOut('user');
    expect(second.store.getState()).toEqual({ signedIn: false, session: null, signedOutBy: 'other-tab' });
    second.signIn({ ...until(HOUR), token: 'two' });
    expect(first.store.getState().session?.token).toBe('two');
    expect(first.store.getState().signedOutBy).toBeNull();
  });

  test('a change that leaves the session as it was tells nobody', () => {
    const { tab } = browser(until(HOUR));
    const [first, second] = [tab(), tab()];
    for (const desk of [first, second]) desk.start();
    const told = vi.fn();
    second.store.subscribe(told);
    first.signIn(until(HOUR));
    expect(told).not.toHaveBeenCalled();
  });
});

test('a token without the flag sets the flag (access rules)', () => {
  const { tab } = browser();
  const [first, second] = [tab(), tab()];
  second.signIn(until(HOUR));
  expect(first.store.getState().signedIn).toBe(false);
  expect(first.admit(true)).toBe('dashboard');
  expect(first.store.getState()).toMatchObject({ signedIn: true, session: { token: 'one' } });
});

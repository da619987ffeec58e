import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFavicon, readLogo, writeFavicon, writeLogo } from '#features/session/model/brand-storage.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { writeOddsFormat } from '#shared/storage/odds-format-storage.ts';
import {
  readDensity,
  readTheme,
  writeDensity,
  writeLanguage,
  writeLiteChoice,
  writeTheme,
} from '#shared/storage/preferences.ts';
import { mayBeSignedIn, readStoredToken } from '#shared/storage/read-boot-hints.ts';
import {
  clearSession,
  clearTwoStep,
  onSessionChange,
  readSession,
  readTwoStep,
  writeSession,
  writeTwoStep,
} from '#shared/storage/session.ts';
import { type FakeStorage, installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { createFullSession, createSampleSession } from '#shared/storage/testing/sample-session.ts';
import { storeApiBase } from '#shared/storage/write-boot-hints.ts';

let local: FakeStorage;

beforeEach(() => {
  ({ local } = installFakeStorages());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session = createFullSession({ user: { user_id: '7', user_name: 'ravi', more: [1] } });
const bare = createSampleSession({ userId: 'u2' });

describe('session', () => {
  test('boot hints guess the session before it is read', () => {
    expect(mayBeSignedIn()).toBe(false);
    writeSession(bare);
    expect(mayBeSignedIn()).toBe(true);
    clearSession();
    expect(mayBeSignedIn()).toBe(false);
  });

  test.each([
    ['an hour before the expiry', -3_600_000, session.token],
    ['at the expiry', 0, session.token],
    ['a millisecond after the expiry', 1, null],
  ])('boot hints read the token %s', (_name, afterExpiryMs, token) => {
    vi.useFakeTimers({ now: Date.parse(session.expiresAt ?? '') + afterExpiryMs });
    writeSession(session);
    expect([readStoredToken(), mayBeSignedIn()]).toEqual([token, token !== null]);
  });

  test('boot hints ignore a token whose expiry is no date', () => {
    writeSession(session);
    local.map.set('expiry', 'soon');
    expect([readStoredToken(), mayBeSignedIn()]).toEqual([null, false]);
  });

  test.each([
    ['full', session],
    ['least', bare],
  ])('readSession returns the written session: %s', (_name, value) => {
    writeSession(session);
    writeSession(value);
    expect(readSession()).toEqual(value);
  });

  test('uses the keys of the requirements, one value each', () => {
    writeSession(session);
    writeTwoStep('telegram');
    expect(Object.fromEntries(local.map)).toEqual({
      token: 'abc.def',
      expiry: '2026-11-21T10:00:00.000Z',
      userid: 'u1',
      refresh_token: 'r',
      parent_id: 'p',
      domain_id: 'd',
      user: '{"user_id":"7","user_name":"ravi","more":[1]}',
      twostep: 'telegram',
    });
    expect(readTwoStep()).toBe('telegram');
    clearTwoStep();
    expect(readTwoStep()).toBeNull();
  });

  test.each([
    ['without a user id', null],
    ['with an empty user id', ''],
  ])('readSession counts a token as a session %s', (_name, value) => {
    writeSession(session);
    if (value === null) local.map.delete('userid');
    else local.map.set('userid', value);
    expect(readSession()).toEqual({ ...session, userId: '' });
    writeSession({ ...session, userId: '' });
    expect([readSession()?.userId, local.map.has('userid')]).toEqual(['', false]);
  });

  test.each([
    ['a line break', 'abc\ndef'],
    ['a control character', 'abc\u0001'],
    ['letters past Latin-1', 'abcш'],
    ['an emoji', 'abc😀'],
    ['spaces alone', '  '],
  ])('readSession returns null when the token holds %s', (_name, token) => {
    writeSession(session);
    local.map.set('token', token);
    expect([readSession(), local.map.has('token')]).toEqual([null, false]);
  });

  test.each([
    ['token', ''],
    ['expiry', 'soon'],
  ])('readSession returns null with %s %j', (key, value) => {
    writeSession(session);
    local.map.set(key, value);
    expect([readSession(), readSession()]).toEqual([null, null]);
    expect(local.map.has(key)).toBe(false);
  });

  test('readSession accepts an invalid user object', () => {
    writeSession(session);
    local.map.set('user', '[broken');
    expect(readSession()).toEqual({ ...session, user: null });
  });

  test('clearSession clears the session alone', () => {
    writeSession(session);
    writeLogo({ url: '/logo.png' });
    clearSession();
    expect(readSession()).toBeNull();
    expect(readLogo()).toEqual({ url: '/logo.png' });
  });
});

describe('forced sign-out', () => {
  test('clearLocalStorage keeps language, theme, lite mode, format of odds and the address of the API', () => {
    writeSession(session);
    writeTheme('dark');
    writeLanguage('ur');
    writeLiteChoice('off');
    writeDensity('compact');
    writeFavicon('/f.ico');
    local.map.set('somebody-elses', 'x');
    writeOddsFormat('malay');
    storeApiBase('/api/v1');
    clearLocalStorage();
    expect(Object.fromEntries(local.map)).toEqual({
      'theme@1': 'dark',
      'lite@1': 'off',
      'language@1': 'ur',
      'odds-format@1': 'malay',
      'api-base@1': '/api/v1',
    });
    expect([readSession(), readTheme(), readDensity(), readFavicon()]).toEqual([null, 'dark', null, null]);
  });

  test('clearLocalStorage ends the session even when the storage refuses', () => {
    writeSession(session);
    local.refuses = 'writes';
    clearLocalStorage();
    expect(readSession()).toBeNull();
  });
});

describe('session in another tab', () => {
  test('session notifies about sign-in, sign-out and clearing in another tab until unsubscribed', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const receivedUserIds: (string | null)[] = [];
    const stop = onSessionChange((now) => receivedUserIds.push(now?.userId ?? null));
    const dispatchStorageEvent = (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    writeSession(session);
    dispatchStorageEvent('token');
    dispatchStorageEvent('theme@1');
    clearSession();
    dispatchStorageEvent('token');
    dispatchStorageEvent(null);
    stop();
    dispatchStorageEvent('token');
    expect(receivedUserIds).toEqual(['u1', null, null]);
  });

  test('session subscription works without storage events', () => {
    vi.stubGlobal('addEventListener', undefined);
    expect(() => onSessionChange(() => undefined)()).not.toThrow();
  });
});

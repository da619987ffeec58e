import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSession } from '#shared/storage/session.ts';
import { installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { readSavedTableState, saveTableState, TABLE_STATE_MS } from './table-state-storage.ts';

const as = (userId: string) =>
  writeSession({
    token: 'a.b',
    expiresAt: '2026-11-22T10:00:00.000Z',
    userId,
    refreshToken: 'r',
    parentId: 'p',
    domainId: 'd',
    user: null,
  });

beforeEach(() => {
  installFakeStorages();
  as('u1');
});
afterEach(() => vi.unstubAllGlobals());

test('table state stays for exactly 7200 seconds', () => {
  expect(TABLE_STATE_MS).toBe(7200 * 1000);
  saveTableState('bets', 'page=3', 1000);
  expect(readSavedTableState('bets', 1000 + TABLE_STATE_MS)).toBe('page=3');
  expect(readSavedTableState('bets', 1001 + TABLE_STATE_MS)).toBeNull();
  expect(readSavedTableState('bets', 1000)).toBeNull();
});

test('table state is separate per table', () => {
  saveTableState('bets', 'page=3', 1000);
  expect(readSavedTableState('statement', 1000)).toBeNull();
});

test('table state is lost when the clock is set back', () => {
  saveTableState('bets', 'page=3', 1000);
  expect(readSavedTableState('bets', 999)).toBeNull();
});

test('table state is hidden from another user of the browser', () => {
  saveTableState('bets', 'search=secret', 1000);
  as('u2');
  expect(readSavedTableState('bets', 1000)).toBeNull();
});

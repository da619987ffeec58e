import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeStorages } from './fake-storage.ts';
import { writeSession } from './session.ts';
import { saveTableState, readSavedTableState, TABLE_STATE_MS } from './table-state.ts';

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

test('a table stays as it was left for 7200 seconds, and not a moment longer', () => {
  expect(TABLE_STATE_MS).toBe(7200 * 1000);
  saveTableState('bets', 'page=3', 1000);
  expect(readSavedTableState('bets', 1000 + TABLE_STATE_MS)).toBe('page=3');
  expect(readSavedTableState('bets', 1001 + TABLE_STATE_MS)).toBeNull();
  expect(readSavedTableState('bets', 1000)).toBeNull();
});

test('each table has its own, and a clock set back keeps none', () => {
  saveTableState('bets', 'page=3', 1000);
  expect(readSavedTableState('statement', 1000)).toBeNull();
  expect(readSavedTableState('bets', 999)).toBeNull();
});

test('another user of the browser does not see it', () => {
  saveTableState('bets', 'search=secret', 1000);
  as('u2');
  expect(readSavedTableState('bets', 1000)).toBeNull();
});

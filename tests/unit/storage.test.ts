import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PendingBet, pendingBetRows } from '#features/bet-slip/api/pending-bets-storage.ts';
import { preferencesEntry } from '#features/bet-slip/model/betting-preferences-storage.ts';
import {
  type PendingMultiBet,
  pendingMultiBetRows,
} from '#features/bet-slip/multi-bet/api/pending-multi-bets-storage.ts';
import { readFavicon, readLogo } from '#features/session/model/brand-storage.ts';
import {
  saveStatementDetail,
  type StatementDetail,
  takeStatementDetail,
} from '#features/statements/model/detail-storage.ts';
import { readOddsFormat } from '#shared/storage/odds-format-storage.ts';
import { mayHavePendingBets } from '#shared/storage/pending-keys.ts';
import { readDensity, readLiteChoice, readTheme, writeTheme } from '#shared/storage/preferences.ts';
import { readStoredLiteChoice, readStoredTheme } from '#shared/storage/read-boot-hints.ts';
import { clearSession, readSession, readTwoStep, writeSession } from '#shared/storage/session.ts';
import { type FakeStorage, installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { createFullSession } from '#shared/storage/testing/sample-session.ts';

let local: FakeStorage;
let tab: FakeStorage;

beforeEach(() => {
  ({ local, tab } = installFakeStorages());
});
afterEach(() => vi.unstubAllGlobals());

const session = createFullSession();
const detail: StatementDetail = {
  eventId: '1.23',
  type: '1',
  matchName: 'India v Australia',
  eventName: 'Match Odds',
  winnerName: null,
  netProfit: -12_050,
};
const bet: PendingBet = {
  reference: 'ref-1',
  matchId: '31',
  marketId: '1.240634810',
  selectionId: 7461,
  selectionName: 'India',
  runnerName: 'India',
  kind: 'odds',
  side: 'back',
  price: 198,
  stake: 50_000,
  sentAt: '2026-11-21T10:00:00.000Z',
  delaySeconds: 5,
  knownBetIds: ['b1'],
};

const createRow = (owner: string, stored: PendingBet) => ({ owner, bet: stored });

describe('pending bets', () => {
  test('the pending keys report a single bet or a race bet in either storage', () => {
    const legs = [7, 8].map((runnerId) => ({
      runnerId,
      runnerName: `${runnerId}`,
      side: 'back' as const,
      price: 300,
      stake: 100,
    }));
    const group: PendingMultiBet = {
      reference: 'race-1',
      matchId: '31',
      marketId: '1.24',
      legs,
      sentAt: bet.sentAt,
      delaySeconds: 0,
      knownBetIds: null,
    };
    expect(mayHavePendingBets()).toBe(false);
    pendingMultiBetRows.tab.write([{ owner: 'u1', group }]);
    expect(mayHavePendingBets()).toBe(true);
    pendingMultiBetRows.remove();
    expect(mayHavePendingBets()).toBe(false);
    tab.refuses = 'everything';
    pendingBetRows.tab.write([createRow('u1', bet)]);
    expect(mayHavePendingBets()).toBe(true);
    tab.refuses = 'none';
    pendingBetRows.remove();
    expect(mayHavePendingBets()).toBe(false);
  });
});

const readers = [
  readSession,
  readTwoStep,
  readTheme,
  readDensity,
  readOddsFormat,
  preferencesEntry.read,
  readLogo,
  readFavicon,
  pendingBetRows.tab.read,
  () => takeStatementDetail('42'),
];

describe('storage entries with foreign values', () => {
  test('storage entries never throw: any text is read as a valid value or as null', () => {
    const keys = [
      'token',
      'expiry',
      'userid',
      'refresh_token',
      'user',
      'twostep',
      'theme@1',
      'language@1',
      'density@1',
      'lite@1',
      'odds-format@1',
      'slip@2',
      'logo',
      'favicon',
      'pending-bets@1',
      'statement@1:42',
    ];
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.json(), fc.constant('{"__proto__":{"x":1}}'))),
        (written) => {
          for (const [key, value] of Object.entries(written)) {
            local.map.set(key, value);
            tab.map.set(key, value);
          }
          for (const read of readers) read();
          const theme = readTheme();
          expect(['light', 'dark', 'contrast', 'system', null]).toContain(theme);
          expect(readStoredTheme()).toBe(theme === 'system' ? null : theme);
          expect(readStoredLiteChoice()).toBe(readLiteChoice());
          expect(['undefined', 'string']).toContain(typeof readLogo()?.url);
          expect(Array.isArray(pendingBetRows.tab.read() ?? [])).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test.each([
    [
      'slip@2',
      '{"confirm":true,"oneClick":false,"oneClickStake":null,"oneClickBy":null,"price":"within","ticks":11}',
      preferencesEntry.read,
    ],
    ['logo', '{"url":5}', readLogo],
    ['theme@1', 'purple', readTheme],
  ])('storage entry %s is removed when it is %s', (key, value, read) => {
    local.map.set(key, value);
    expect(read()).toBeNull();
    expect(local.map.has(key)).toBe(false);
  });
});

describe('storage refused by the browser', () => {
  test.each(['writes', 'everything'] as const)(
    'storage entries read from memory when the browser refuses %s',
    (refuses) => {
      [local.refuses, tab.refuses] = [refuses, refuses];
      writeSession(session);
      preferencesEntry.write({
        asksToConfirm: true,
        oneClick: true,
        oneClickStake: 10_000,
        oneClickBy: 'u-1',
        pricePolicyKind: 'better',
        ticks: 2,
      });
      saveStatementDetail('42', detail);
      expect([
        readSession(),
        preferencesEntry.read()?.oneClickStake,
        takeStatementDetail('42'),
        takeStatementDetail('42'),
      ]).toEqual([session, 10_000, detail, null]);
      clearSession();
      expect(readSession()).toBeNull();
    },
  );

  test('storage entries read from memory when reading the property throws', () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
    writeTheme('light');
    pendingBetRows.tab.write([createRow('u1', bet)]);
    expect([readTheme(), pendingBetRows.tab.read()]).toEqual(['light', [createRow('u1', bet)]]);
    pendingBetRows.remove();
    expect(pendingBetRows.tab.read()).toBeNull();
  });
});

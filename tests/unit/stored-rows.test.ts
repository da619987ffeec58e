import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSavedTableState } from '#app/pages/table-state-storage.ts';
import { readSeed } from '#app/telemetry/sampling.ts';
import { pendingBets } from '#features/bet-slip/api/pending-bets-storage.ts';
import { preferencesEntry } from '#features/bet-slip/model/betting-preferences-storage.ts';
import { createFancySelectionSample, createOddsSelectionSample } from '#features/bet-slip/model/testing/samples.ts';
import { slipDrafts } from '#features/bet-slip/model/ticket/draft-storage.ts';
import { restoreTicket } from '#features/bet-slip/model/ticket/saved-draft.ts';
import { pendingMultiBetRows } from '#features/bet-slip/multi-bet/api/pending-multi-bets-storage.ts';
import { multiBetDrafts } from '#features/bet-slip/multi-bet/model/multi-bet-draft-storage.ts';
import { readSavedCasinoGames } from '#features/casino/model/saved-games-storage.ts';
import { readPracticeAccount } from '#features/practice/model/practice-storage.ts';
import { readPlayTime, readRealityCheckInterval } from '#features/responsible-gambling/model/play-time-storage.ts';
import { readFavicon, readLogo } from '#features/session/model/brand-storage.ts';
import { takeStatementDetail } from '#features/statements/model/detail-storage.ts';
import { pendingPaymentRows } from '#features/wallet/api/pending-payments-storage.ts';
import { readSentRequests } from '#features/wallet/model/payment/sent-requests-storage.ts';
import { getBetKey } from '#shared/domain/bet/selection.ts';
import { readOddsFormat } from '#shared/storage/odds-format-storage.ts';
import { readPins } from '#shared/storage/pins.ts';
import { readDensity, readLiteChoice, readTheme } from '#shared/storage/preferences.ts';
import { hasFont, readLastApiBase, readStoredLanguage } from '#shared/storage/read-boot-hints.ts';
import { readSession, readTwoStep } from '#shared/storage/session.ts';
import { type FakeStorage, installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import {
  detail,
  favicon,
  game,
  intents,
  logo,
  NOW,
  oddsTicket,
  payment,
  pendingMultiBet,
  pin,
  practiceAccount,
  preferences,
  sentRequest,
  session,
  tableSearch,
  writeEverything,
} from './fixtures/stored-values.ts';

/**
 * Rows as today's build writes them. The cases below hold rows of earlier builds, which a browser may still have.
 * docs/conventions.md says how a shape grows.
 */
const recorded = JSON.parse(readFileSync(new URL('fixtures/stored-rows.json', import.meta.url), 'utf8')) as Record<
  'local' | 'tab',
  Record<string, string>
>;
const source = new URL('../../src/', import.meta.url);
const sourceFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
);

let storages: { local: FakeStorage; tab: FakeStorage };
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  storages = installFakeStorages();
});
const load = ({ local, tab }: typeof recorded): void => {
  for (const [key, text] of Object.entries(local)) storages.local.setItem(key, text);
  for (const [key, text] of Object.entries(tab)) storages.tab.setItem(key, text);
};
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('browser storage', () => {
  test('each entry writes the recorded rows', () => {
    writeEverything();
    expect(Object.fromEntries(storages.local.map)).toEqual(recorded.local);
    expect(Object.fromEntries(storages.tab.map)).toEqual(recorded.tab);
  });

  test('each entry reads the recorded rows', () => {
    load(recorded);
    expect([readSession(), readTwoStep(), readTheme(), readDensity(), readLiteChoice()]).toEqual([
      session,
      'telegram',
      'dark',
      'compact',
      'on',
    ]);
    expect([readLastApiBase(), hasFont('en')]).toEqual(['/api/v1', true]);
    expect([readStoredLanguage(), readOddsFormat()]).toEqual(['hi', 'american']);
    expect(readSeed(() => 0.75)).toBe(0.25);
    expect([readLogo(), readFavicon()]).toEqual([logo, favicon]);
    expect([readPins(), readPracticeAccount()]).toEqual([[pin], practiceAccount]);
    expect([readPlayTime(), readRealityCheckInterval()]).toEqual([{ since: NOW - 60_000, checkedAt: NOW }, 30]);
    expect(readSentRequests()).toEqual([{ ...sentRequest, sentAt: NOW }]);
    expect(readSavedCasinoGames()).toEqual({ recent: [game], favourites: [game] });
    expect(readSavedTableState('statement', NOW)).toBe(tableSearch);
    expect(takeStatementDetail('vid-1')).toEqual(detail);
    expect(preferencesEntry.read()).toEqual(preferences);
    expect(pendingMultiBetRows.tab.read()).toEqual([{ owner: 'u-1', group: pendingMultiBet }]);
    expect(pendingPaymentRows.tab.read()).toEqual([{ owner: 'u-1', payment }]);
  });

  test('a recorded pending bet is the bet that was sent', () => {
    load(recorded);
    const loaded = pendingBets.load('u-1');
    expect(loaded.map(({ selection, ...rest }) => [rest, getBetKey(selection)])).toEqual(
      intents.map(({ selection, ...rest }) => [rest, getBetKey(selection)]),
    );
  });

  test('a recorded draft restores its ticket', () => {
    load(recorded);
    const [odds198, fancy] = ['31', '32'].map((matchId) => slipDrafts.read(matchId));
    if (!odds198 || !fancy) throw new Error('a draft is missing');
    const { level: _level, ...pressed } = createOddsSelectionSample({ level: 1 });
    expect(restoreTicket(odds198)).toEqual({
      ...oddsTicket,
      selection: { ...pressed, changedAgoMs: Infinity },
      isPriceOld: false,
    });
    expect(restoreTicket(fancy).selection).toEqual({
      ...createFancySelectionSample({ matchId: '32' }),
      changedAgoMs: Infinity,
    });
    expect(multiBetDrafts.read('71')?.legs[0]?.selection).toMatchObject({ winners: null, price: 198 });
  });

  test('a draft with more fields than today, or without a number of winners, restores its ticket', () => {
    const drafts = recorded.tab['slip-drafts@1'] ?? '';
    for (const [written, expected] of [
      ['"winners":1,"inPlay":true,"shownAt":1200', 1],
      ['"inPlay":true', 1],
    ] as const) {
      load({ ...recorded, tab: { 'slip-drafts@1': drafts.replace('"winners":1', written) } });
      const draft = slipDrafts.read('31');
      if (draft === null) throw new Error('the draft is missing');
      expect(restoreTicket(draft).selection).toMatchObject({ winners: expected, marketId: '1.2340' });
      expect(restoreTicket(draft).selection).not.toHaveProperty('inPlay');
    }
  });

  test('every versioned key of the app has a recorded row', () => {
    const keys = sourceFiles.flatMap((file) => [
      ...readFileSync(new URL(file, source), 'utf8').matchAll(/['`]([a-z-]+@\d+)(?=['`:])/g),
    ]);
    const known = [...Object.keys(recorded.local), ...Object.keys(recorded.tab)].map((key) => key.split(':')[0]);
    const names = new Set(keys.map(([, key]) => key));
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((key) => !known.includes(key))).toEqual([]);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { saveStatementDetail, type StatementDetail, takeStatementDetail } from './detail-storage.ts';

const detail: StatementDetail = {
  eventId: '1.23',
  type: '1',
  matchName: 'India v Australia',
  eventName: 'Match Odds',
  winnerName: null,
  netProfit: -12_050,
};

afterEach(() => vi.unstubAllGlobals());

test('takeStatementDetail returns a saved detail once', () => {
  const { tab } = installFakeStorages();
  saveStatementDetail('42', detail);
  const taken = [takeStatementDetail('43'), takeStatementDetail('42'), takeStatementDetail('42')];
  expect(taken).toEqual([null, detail, null]);
  expect(tab.map.size).toBe(0);
});

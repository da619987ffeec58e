import { describe, expect, test } from 'vitest';
import type { StatementRow } from '#shared/api/contract/account/statements.ts';
import { money } from '#shared/domain/money/money.ts';
import { createRowDetail, getBetSide, getDetailKind, shortenDescription } from './statement-detail.ts';

const row: StatementRow = {
  at: '2026-11-21T14:30:00.000Z',
  description: 'Cricket / Mumbai v Chennai / Match Odds / Mumbai',
  amount: money(12_50),
  balance: money(0),
  kind: 'betting',
  matchId: '30000001',
  eventId: '1.23',
  of: 'market',
  remark: '',
};

describe('statement detail', () => {
  test('createRowDetail reads the names from the description of the row', () => {
    expect(createRowDetail(row)).toEqual({
      eventId: '1.23',
      type: '1',
      matchName: 'Mumbai v Chennai',
      eventName: 'Match Odds',
      winnerName: 'Mumbai',
      netProfit: 12_50,
    });
  });

  test.each([
    ['Greyhounds / Hall Green / 14:05 / Winner / 3. Swift', 'Hall Green / 14:05', 'Winner', '3. Swift'],
    ['Cricket / A v B / 6 over runs A / ', 'A v B', '6 over runs A', null],
    ['Adjustment', 'Adjustment', '', null],
    ['', '', '', null],
  ])('createRowDetail reads from the description %j the match %j', (description, matchName, eventName, winnerName) => {
    expect(createRowDetail({ ...row, description })).toMatchObject({ matchName, eventName, winnerName });
  });

  test('createRowDetail gives the row of a fancy bet the type 2', () => {
    const detail = createRowDetail({ ...row, of: 'fancy', eventId: '30000001_7' });
    expect([detail?.type, detail && getDetailKind(detail)]).toEqual(['2', 'fancy']);
  });

  test('createRowDetail returns null for commission and for rows without a bet', () => {
    expect([
      createRowDetail({ ...row, of: 'account' }),
      createRowDetail({ ...row, eventId: null }),
      createRowDetail({ ...row, kind: 'commission' }),
    ]).toEqual([null, null, null]);
  });
});

test.each([
  ['Cricket / Mumbai v Chennai / Match Odds / Mumbai', 'Mumbai v Chennai · Match Odds'],
  ['Greyhounds / Hall Green / 14:05 / Winner / 3. Swift', 'Hall Green / 14:05 · Winner'],
  ['Deposit', 'Deposit'],
])('shortenDescription shortens "%s" to "%s"', (description, short) =>
  expect(shortenDescription({ description })).toBe(short),
);

test.each([
  [1, true, 'lay'],
  [0, true, 'back'],
  [1, false, 'back'],
  [0, false, 'lay'],
] as const)('getBetSide reads flag %i with inversion %s as %s', (sideFlag, inverted, side) => {
  expect(getBetSide({ sideFlag }, inverted)).toBe(side);
});

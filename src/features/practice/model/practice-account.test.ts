import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSamplePracticeBet } from '../testing/practice-samples.ts';
import {
  addBet,
  calculateAvailableCredits,
  calculatePracticeExposure,
  calculatePracticePositions,
  checkPracticeBet,
  listOpenPracticeBets,
  MAX_OPEN_PRACTICE_BETS,
  type PracticeResult,
  settlePracticeBets,
  summarizeRecord,
} from './practice-account.ts';
import { EMPTY_PRACTICE_ACCOUNT, MAX_PRACTICE_BETS, type PracticeAccount } from './practice-storage.ts';

const AT = '2026-03-14T18:00:00.000Z';
const createAccount = (...bets: PracticeAccount['bets']): PracticeAccount => ({ ...EMPTY_PRACTICE_ACCOUNT, bets });
const createWin = (winnerId: number): PracticeResult => ({ kind: 'won', winnerId, winnerName: String(winnerId) });
const settleAll = (account: PracticeAccount, result: PracticeResult) => settlePracticeBets(account, () => result, AT);

describe('practice balance', () => {
  test('starts at 10,000 credits and reserves the worst case of each market', () => {
    expect(calculateAvailableCredits(EMPTY_PRACTICE_ACCOUNT)).toBe(units(10_000));
    const account = createAccount(createSamplePracticeBet());
    expect(calculatePracticeExposure(account)).toBe(units(-500));
    expect(calculateAvailableCredits(account)).toBe(units(9_500));
  });

  test('releases the credits that a back and a lay bet cannot both lose', () => {
    const account = createAccount(
      createSamplePracticeBet(),
      createSamplePracticeBet({ betId: 'd2', side: 'lay', price: odds(180) }),
    );
    expect(calculatePracticePositions(account.bets)).toEqual([
      { runnerId: 1, result: units(90) },
      { runnerId: 2, result: ZERO },
    ]);
    expect(calculateAvailableCredits(account)).toBe(units(10_000));
  });

  test('checkPracticeBet refuses a bet over the credits or over the limit of open bets', () => {
    expect(checkPracticeBet(EMPTY_PRACTICE_ACCOUNT, createSamplePracticeBet({ stake: units(10_000) }))).toBeNull();
    expect(checkPracticeBet(EMPTY_PRACTICE_ACCOUNT, createSamplePracticeBet({ stake: units(10_001) }))).toBe(
      'no-credits',
    );
    const full = createAccount(
      ...Array.from({ length: MAX_OPEN_PRACTICE_BETS }, (_, index) =>
        createSamplePracticeBet({ betId: `d${index}`, stake: units(1) }),
      ),
    );
    expect(checkPracticeBet(full, createSamplePracticeBet({ stake: units(1) }))).toBe('too-many');
  });
});

describe('settlePracticeBets', () => {
  test.each([
    ['a winning back bet', 'back', 1, units(490), 'won'],
    ['a losing back bet', 'back', 2, units(-500), 'lost'],
    ['a winning lay bet', 'lay', 2, units(500), 'won'],
    ['a losing lay bet', 'lay', 1, units(-490), 'lost'],
  ] as const)('settles %s', (_, side, winner, result, status) => {
    const { bets } = settleAll(createAccount(createSamplePracticeBet({ side })), createWin(winner));
    expect(bets[0]?.settled).toEqual({ at: AT, result, status, winnerName: String(winner) });
  });

  test('returns the credits of a void market and does not count them as staked', () => {
    const account = settleAll(createAccount(createSamplePracticeBet()), { kind: 'void' });
    expect(calculateAvailableCredits(account)).toBe(units(10_000));
    expect(summarizeRecord(account)).toEqual({
      won: 0,
      lost: 0,
      void: 1,
      staked: ZERO,
      result: ZERO,
      yieldInHundredthsOfPercent: null,
    });
  });

  test('settles a bet once', () => {
    const once = settleAll(createAccount(createSamplePracticeBet()), createWin(1));
    expect(settleAll(once, createWin(2))).toBe(once);
  });

  test('returns the same account when nothing ended', () => {
    const open = createAccount(createSamplePracticeBet());
    expect(settlePracticeBets(open, () => null, AT)).toBe(open);
  });
});

test('summarizeRecord counts won and lost bets and divides the result by the staked credits', () => {
  const won = settleAll(createAccount(createSamplePracticeBet()), createWin(1)).bets;
  const lost = settleAll(
    createAccount(createSamplePracticeBet({ betId: 'd2', side: 'lay', price: odds(300), stake: units(100) })),
    createWin(1),
  ).bets;
  expect(summarizeRecord(createAccount(...won, ...lost))).toEqual({
    won: 1,
    lost: 1,
    void: 0,
    staked: units(700),
    result: units(290),
    yieldInHundredthsOfPercent: 4_143,
  });
});

test('addBet moves only settled bets into the totals when the account is full', () => {
  const [settled] = settleAll(createAccount(createSamplePracticeBet({ stake: units(10) })), createWin(2)).bets;
  if (settled === undefined) throw new Error('expected a settled bet');
  const full = createAccount(
    ...Array.from({ length: MAX_PRACTICE_BETS - 1 }, (_, index) => ({ ...settled, betId: `s${index}` })),
    createSamplePracticeBet({ betId: 'open' }),
  );
  const account = addBet(full, createSamplePracticeBet({ betId: 'new' }));
  expect(account.bets).toHaveLength(MAX_PRACTICE_BETS);
  expect(listOpenPracticeBets(account).map(({ betId }) => betId)).toEqual(['new', 'open']);
  expect(account.olderBetTotals).toMatchObject({ lost: 1, staked: units(10), result: units(-10) });
  expect(summarizeRecord(account)).toMatchObject({ lost: MAX_PRACTICE_BETS - 1, result: summarizeRecord(full).result });
});

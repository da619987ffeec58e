import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getWinnerCount } from '../market/winner-count.ts';
import { type Money, sum, units } from '../money/money.ts';
import { odds } from '../odds/odds.ts';
import type { MatchedBet, RunnerPosition } from './bet.ts';
import {
  addBetToMarketPositions,
  calculateBestResult,
  calculateMarketPositions,
  calculateRunnerResults,
  calculateWorstResult,
  completeMarketPositions,
  type PayoutRule,
} from './market-positions.ts';
import { calculateBetResult, calculateSingleWinnerPositions } from './single-winner-positions.ts';

const two: PayoutRule = { kind: 'odds', winners: 2 };
const createBackBet = (runnerId: number, price: number, stake: number): MatchedBet => ({
  runnerId,
  side: 'back',
  price: odds(price),
  stake: units(stake),
});
const createLayBet = (runnerId: number, price: number, stake: number): MatchedBet => ({
  ...createBackBet(runnerId, price, stake),
  side: 'lay',
});

/** Lists every set of `count` runners. */
function listSubsets(runnerIds: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return runnerIds.flatMap((first, index) =>
    listSubsets(runnerIds.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** Sums the result of the bets when these runners are placed, bet by bet, as settlement does. */
const sumSettledResults = (bets: readonly MatchedBet[], placed: readonly number[]): Money =>
  sum(bets.map((bet) => calculateBetResult('odds', bet, placed.includes(bet.runnerId) ? bet.runnerId : Number.NaN)));

const RUNNERS = [1, 2, 3, 4, 5, 6];
const prices = fc.integer({ min: 101, max: 5_000 }).map(odds);
const bets = fc.array(
  fc.record({
    runnerId: fc.constantFrom(...RUNNERS),
    side: fc.constantFrom('back' as const, 'lay' as const),
    price: prices,
    stake: fc.integer({ min: 1, max: 100_000 }).map(units),
  }),
  { maxLength: 10 },
);
const winners = fc.integer({ min: 2, max: 4 });

describe('market positions with two places', () => {
  const positions = calculateMarketPositions(two, [createBackBet(1, 300, 100), createLayBet(2, 200, 50)], [1, 2, 3, 4]);

  test.each([
    ['backed', 1, 200, -100],
    ['laid', 2, -50, 50],
    ['without a bet', 3, 0, 0],
  ])('calculateMarketPositions counts a runner that was %s on its own', (_case, runnerId, placed, not) => {
    expect(positions.find((position) => position.runnerId === runnerId)).toEqual({
      runnerId,
      result: units(placed),
      otherwise: units(not),
    });
  });

  test('market positions: in the worst case the laid runner is placed, in the best case the backed one', () => {
    expect(calculateWorstResult(two, positions)).toBe(units(-150));
    expect(calculateBestResult(two, positions)).toBe(units(250));
  });

  test.each([
    [1, 150, -150],
    [2, -150, -50],
    [3, -150, -150],
  ])('calculateRunnerResults gives runner %d at least %d if placed, at least %d if not', (runnerId, ifWins, ifNot) => {
    expect(calculateRunnerResults(two, positions).find((outlook) => outlook.runnerId === runnerId)).toEqual({
      runnerId,
      ifWins: units(ifWins),
      ifNot: units(ifNot),
    });
  });

  test('market positions let two backs win together when two places are paid', () => {
    const backed = calculateMarketPositions(two, [createBackBet(1, 300, 100), createBackBet(2, 300, 100)], [1, 2, 3]);
    expect(calculateBestResult(two, backed)).toBe(units(400));
    expect(calculateWorstResult(two, backed)).toBe(0);
    expect(calculateRunnerResults(two, backed)[2]).toEqual({ runnerId: 3, ifWins: units(100), ifNot: units(400) });
  });

  test('market positions place every runner when no more run than are placed', () => {
    const last = calculateMarketPositions(two, [createLayBet(1, 400, 100)], [1, 2]);
    expect([calculateWorstResult(two, last), calculateBestResult(two, last)]).toEqual([units(-300), 0]);
    expect(calculateRunnerResults(two, last)).toEqual([
      { runnerId: 1, ifWins: units(-300), ifNot: null },
      { runnerId: 2, ifWins: units(-300), ifNot: null },
    ]);
  });

  test('market positions ignore bets on a removed runner', () => {
    expect(calculateMarketPositions(two, [createBackBet(9, 300, 100)], [1, 2])).toEqual([
      { runnerId: 1, result: 0, otherwise: 0 },
      { runnerId: 2, result: 0, otherwise: 0 },
    ]);
  });
});

test.each([
  [{ type: 'match-odds' as const }, 1],
  [{ type: 'to-be-placed' as const, winners: 3 }, 3],
  [{ type: 'to-be-placed' as const }, null],
])('getWinnerCount of %o is %s', (market, count) => expect(getWinnerCount(market)).toBe(count));

describe('completeMarketPositions', () => {
  const listed: RunnerPosition[] = [{ runnerId: 2, result: units(5), otherwise: units(-5) }];

  test('adds runners without a bet', () => {
    expect(completeMarketPositions(two, listed, [1, 2])).toEqual([{ runnerId: 1, result: 0, otherwise: 0 }, listed[0]]);
  });

  test('returns null when the unplaced result is missing', () => {
    expect(completeMarketPositions(two, [{ runnerId: 2, result: units(5) }], [1, 2])).toBeNull();
    expect(completeMarketPositions({ winners: 1 }, [{ runnerId: 2, result: units(5) }], [1, 2])).toEqual([
      { runnerId: 1, result: 0 },
      { runnerId: 2, result: units(5) },
    ]);
  });
});

describe('market positions against every set of placed runners', () => {
  test('market positions give exact worst and best cases', () => {
    fc.assert(
      fc.property(bets, winners, (placedBets, count) => {
        const payout: PayoutRule = { kind: 'odds', winners: count };
        const positions = calculateMarketPositions(payout, placedBets, RUNNERS);
        const results = listSubsets(RUNNERS, count).map((placed) => sumSettledResults(placedBets, placed));
        expect(calculateWorstResult(payout, positions)).toBe(Math.min(0, ...results));
        expect(calculateBestResult(payout, positions)).toBe(Math.max(0, ...results));
      }),
    );
  });

  test('market positions give each runner the lowest result of the sets with it and without it', () => {
    fc.assert(
      fc.property(bets, winners, (placedBets, count) => {
        const payout: PayoutRule = { kind: 'odds', winners: count };
        for (const { runnerId, ifWins, ifNot } of calculateRunnerResults(
          payout,
          calculateMarketPositions(payout, placedBets, RUNNERS),
        )) {
          const sets = listSubsets(RUNNERS, count).map((placed) => ({
            isPlaced: placed.includes(runnerId),
            result: sumSettledResults(placedBets, placed),
          }));
          const findLowest = (isPlaced: boolean): number =>
            Math.min(...sets.filter((set) => set.isPlaced === isPlaced).map(({ result }) => result));
          expect([ifWins, ifNot]).toEqual([findLowest(true), findLowest(false)]);
        }
      }),
    );
  });

  test('market positions grow bet by bet to the result of all bets', () => {
    fc.assert(
      fc.property(bets, winners, (placedBets, count) => {
        const payout: PayoutRule = { kind: 'odds', winners: count };
        const none = calculateMarketPositions(payout, [], RUNNERS);
        const grown = placedBets.reduce<readonly RunnerPosition[]>(
          (positions, bet) => addBetToMarketPositions(payout, positions, bet),
          none,
        );
        expect(grown).toEqual(calculateMarketPositions(payout, placedBets, RUNNERS));
        const mirrored = placedBets.map((bet): MatchedBet => ({ ...bet, side: bet.side === 'back' ? 'lay' : 'back' }));
        expect(calculateMarketPositions(payout, [...placedBets, ...mirrored], RUNNERS)).toEqual(none);
      }),
    );
  });

  test('market positions with one winner equal the single-winner arithmetic', () => {
    fc.assert(
      fc.property(bets, (placedBets) => {
        const payout: PayoutRule = { kind: 'odds', winners: 1 };
        const positions = calculateSingleWinnerPositions('odds', placedBets, RUNNERS);
        expect(calculateMarketPositions(payout, placedBets, RUNNERS)).toEqual(positions);
        expect(calculateWorstResult(payout, positions)).toBe(Math.min(0, ...positions.map(({ result }) => result)));
        expect(calculateRunnerResults(payout, positions).map(({ ifWins, ifNot }) => [ifWins, ifNot])).toEqual(
          positions.map(({ result }) => [result, null]),
        );
      }),
    );
  });
});

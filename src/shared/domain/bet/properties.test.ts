import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BestQuote, calculateCashOut } from '../cash-out/cash-out.ts';
import { money, negate, subtract, sum, units } from '../money/money.ts';
import { odds } from '../odds/odds.ts';
import { projectBalance } from './balance.ts';
import type { MatchedBet } from './bet.ts';
import { calculateLiability, calculateProfit } from './profit.ts';
import {
  addBetToSingleWinnerPositions,
  calculateBetResult,
  calculateSingleWinnerExposure,
  calculateSingleWinnerPositions,
  completeSingleWinnerPositions,
  findHighestSingleWinnerResult,
  findLowestSingleWinnerResult,
} from './single-winner-positions.ts';
import { betLists, bets, kinds, prices, RUNNERS } from './testing/any-bet.ts';

describe('positions of a market with one winner', () => {
  test('the positions are 0 after a back bet and an equal lay bet', () => {
    fc.assert(
      fc.property(kinds, bets, (kind, bet) => {
        const mirrored: MatchedBet = { ...bet, side: bet.side === 'back' ? 'lay' : 'back' };
        expect(calculateSingleWinnerPositions(kind, [bet, mirrored], RUNNERS).map(({ result }) => result)).toEqual([
          0, 0, 0, 0,
        ]);
      }),
    );
  });

  test('the positions grow bet by bet to the result of all bets, in any order', () => {
    fc.assert(
      fc.property(kinds, betLists, (kind, placedBets) => {
        const none = completeSingleWinnerPositions([], RUNNERS);
        const all = calculateSingleWinnerPositions(kind, placedBets, RUNNERS);
        expect(
          placedBets.reduce((positions, bet) => addBetToSingleWinnerPositions(kind, positions, bet), none),
        ).toEqual(all);
        expect(calculateSingleWinnerPositions(kind, [...placedBets].reverse(), RUNNERS)).toEqual(all);
      }),
    );
  });

  test('the positions lie between the worst and the best result', () => {
    fc.assert(
      fc.property(kinds, betLists, bets, (kind, placedBets, bet) => {
        const positions = calculateSingleWinnerPositions(kind, placedBets, RUNNERS);
        for (const { result } of positions) {
          expect(findLowestSingleWinnerResult(positions)).toBeLessThanOrEqual(result);
          expect(findHighestSingleWinnerResult(positions)).toBeGreaterThanOrEqual(result);
        }
        const alone = calculateSingleWinnerPositions(kind, [bet], RUNNERS);
        expect(findLowestSingleWinnerResult(alone)).toBe(negate(calculateLiability({ ...bet, kind })));
        expect(findHighestSingleWinnerResult(alone)).toBe(calculateProfit({ ...bet, kind }));
      }),
    );
  });

  test('the exposure is at most the sum of all liabilities, over several markets too', () => {
    fc.assert(
      fc.property(kinds, betLists, betLists, (kind, one, two) => {
        const markets = [one, two].map((placedBets) => calculateSingleWinnerPositions(kind, placedBets, RUNNERS));
        const exposed = calculateSingleWinnerExposure(markets);
        expect(exposed).toBe(sum(markets.map(findLowestSingleWinnerResult)));
        expect(exposed).toBeLessThanOrEqual(0);
        expect(negate(exposed)).toBeLessThanOrEqual(
          sum([...one, ...two].map((bet) => calculateLiability({ ...bet, kind }))),
        );
      }),
    );
  });

  test('completed positions keep the market order and include runners that the server left out', () => {
    expect(
      completeSingleWinnerPositions(
        [
          { runnerId: 3, result: units(5) },
          { runnerId: 77, result: units(1) },
        ],
        [1, 3],
      ),
    ).toEqual([
      { runnerId: 1, result: 0 },
      { runnerId: 3, result: 500 },
    ]);
    expect(calculateBetResult('odds', { runnerId: 1, side: 'lay', price: odds(160), stake: units(1156) }, 2)).toBe(
      units(1156),
    );
  });
});

describe('balance', () => {
  test('the available balance falls by the growth of the exposure, so their difference stays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: -1e9, max: 0 }),
        fc.integer({ min: -1e9, max: 0 }),
        (available, before, after) => {
          const balance = { available: money(available), exposure: money(before) };
          const next = projectBalance(balance, { before: money(before), after: money(after) });
          expect(subtract(next.available, next.exposure)).toBe(subtract(balance.available, balance.exposure));
          expect(next.isAffordable).toBe(-after <= available - before);
        },
      ),
    );
  });
});

describe('balance of a bet that uses all of it', () => {
  test.each([
    [-5000, true],
    [-5001, false],
  ])('balance of 4000 covers exposure moving from -1000 to %d: %s', (after, isAffordable) => {
    const balance = { available: units(4000), exposure: units(-1000) };
    expect(projectBalance(balance, { before: units(-1000), after: units(after) }).isAffordable).toBe(isAffordable);
  });
});

describe('cash-out', () => {
  const quotes = fc.tuple(
    ...RUNNERS.map((runnerId) => prices.map((back): BestQuote => ({ runnerId, back, lay: odds(back + 1) }))),
  );

  test('leaves every outcome within the rounding of whole stakes', () => {
    fc.assert(
      fc.property(kinds, betLists, quotes, (kind, placedBets, today) => {
        const { plan } = calculateCashOut(kind, calculateSingleWinnerPositions(kind, placedBets, RUNNERS), today);
        if (plan === null) return;
        // Each leg is off by at most half a unit. That moves its own runner by (price - 1) times as much, and every
        // other by once.
        for (const { runnerId, result } of plan.results) {
          const quote = today.find((one) => one.runnerId === runnerId);
          const payoutOfOne = kind === 'odds' ? (quote?.lay ?? 0) / 100 : (quote?.lay ?? 0) / 10_000 + 1;
          expect(Math.abs(result - plan.equalResult)).toBeLessThanOrEqual(50 * (RUNNERS.length + payoutOfOne) + 1);
        }
        expect(plan.worst).toBeLessThanOrEqual(plan.best);
        expect(plan.legs.every(({ stake }) => stake > 0 && stake % 100 === 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('returns the gain of a favourable move: back high, lay low', () => {
    const positions = calculateSingleWinnerPositions(
      'odds',
      [{ runnerId: 1, side: 'back', price: odds(300), stake: units(100) }],
      [1, 2],
    );
    const { plan } = calculateCashOut('odds', positions, [
      { runnerId: 1, back: odds(198), lay: odds(200) },
      { runnerId: 2, back: null, lay: null },
    ]);
    expect(plan).toMatchObject({
      equalResult: units(50),
      worst: units(50),
      best: units(50),
      legs: [{ runnerId: 1, side: 'lay', stake: units(150) }],
    });
  });
});

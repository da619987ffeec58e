import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RunnerPosition } from '../bet/bet.ts';
import { addBetToSingleWinnerPositions, findLowestSingleWinnerResult } from '../bet/single-winner-positions.ts';
import { money, units } from '../money/money.ts';
import { odds } from '../odds/odds.ts';
import { type BestQuote, calculateCashOut, type CashOutLeg } from './cash-out.ts';
import { calculatePartialCashOut, orderLegsBySafety, recalculateUnfilledLegs } from './partial-cash-out.ts';

const positions: readonly RunnerPosition[] = [
  { runnerId: 1, result: units(850) },
  { runnerId: 2, result: units(-1000) },
];
const quotes: readonly BestQuote[] = [
  { runnerId: 1, back: odds(158), lay: odds(160) },
  { runnerId: 2, back: odds(266), lay: odds(272) },
];
const plan = calculateCashOut('odds', positions, quotes).plan ?? expect.fail('no plan');
const createLeg = (part: Partial<CashOutLeg>): CashOutLeg => ({ ...(plan.legs[0] ?? expect.fail('no leg')), ...part });

describe('partial cash-out', () => {
  test('takes half of the stake for 50 %, rounded from the exact share', () => {
    const half = calculatePartialCashOut('odds', positions, plan, 50);
    // 1156.25 / 2 = 578.125
    expect(half.legs.map(({ stake }) => stake)).toEqual([units(578)]);
    expect(half.results.map(({ result }) => result)).toEqual([units(850) - 34_680, units(-422)]);
  });
  test('takes all of the stake for 100 %, nothing for 0 %', () => {
    const { results, worst, best } = calculatePartialCashOut('odds', positions, plan, 100);
    expect({ results, worst, best }).toEqual({ results: plan.results, worst: plan.worst, best: plan.best });
    expect(calculatePartialCashOut('odds', positions, plan, 0)).toMatchObject({ legs: [], results: positions });
  });
});

describe('remaining cash-out', () => {
  test('the remaining cash-out resizes the legs and moves the same amount', () => {
    const rest = recalculateUnfilledLegs('odds', positions, plan.legs, [{ runnerId: 1, back: null, lay: odds(185) }]);
    // 1850 / 1.85
    expect(rest?.legs.map(({ stake, price }) => [stake, price])).toEqual([[units(1000), 185]]);
    expect(rest?.results.map(({ result }) => result)).toEqual([0, 0]);
  });
  test('the remaining cash-out returns null when a price is missing', () => {
    expect(
      recalculateUnfilledLegs('odds', positions, plan.legs, [{ runnerId: 1, back: odds(150), lay: null }]),
    ).toBeNull();
  });
});

describe('order of cash-out legs', () => {
  test('cash-out legs start with the one that leaves the best worst case', () => {
    const three: RunnerPosition[] = [
      { runnerId: 1, result: units(70) },
      { runnerId: 2, result: units(20) },
      { runnerId: 3, result: units(-90) },
    ];
    const lay = createLeg({ runnerId: 1, side: 'lay', price: odds(224), stake: units(22) });
    const back = createLeg({ runnerId: 3, side: 'back', price: odds(375), stake: units(29) });
    expect(orderLegsBySafety('odds', three, [lay, back]).map(({ side }) => side)).toEqual(['back', 'lay']);
  });
});

const priceAt = fc.integer({ min: 101, max: 5000 });
const positionsAndPrices = fc
  .integer({ min: 2, max: 6 })
  .chain((count) =>
    fc.tuple(
      fc.array(fc.integer({ min: -500_000, max: 500_000 }), { minLength: count, maxLength: count }),
      fc.array(fc.tuple(priceAt, fc.integer({ min: 0, max: 60 })), { minLength: count, maxLength: count }),
      fc.integer({ min: 1, max: 100 }),
    ),
  );

describe('cash-out on any position', () => {
  test('cash-out legs placed one after the other end within the shown range', () => {
    fc.assert(
      fc.property(positionsAndPrices, fc.integer({ min: 0, max: 20 }), ([results, prices, percent], better) => {
        const currentPositions = results.map((result, index): RunnerPosition => ({
          runnerId: index,
          result: money(result),
        }));
        const offers = prices.map(([back, spread], index): BestQuote => ({
          runnerId: index,
          back: odds(back),
          lay: odds(back + spread),
        }));
        const fullPlan = calculateCashOut('odds', currentPositions, offers).plan;
        if (fullPlan === null) return;
        const part = calculatePartialCashOut('odds', currentPositions, fullPlan, percent);
        const ordered = orderLegsBySafety('odds', currentPositions, part.legs);
        expect(ordered).toHaveLength(part.legs.length);
        const place = (improve: number) =>
          ordered.reduce<readonly RunnerPosition[]>(
            (figures, { runnerId, side, price, stake }) =>
              addBetToSingleWinnerPositions('odds', figures, {
                runnerId,
                side,
                stake,
                price: odds(side === 'back' ? price + improve : Math.max(101, price - improve)),
              }),
            currentPositions,
          );
        const [requested, bettered] = [place(0), place(better)].map((figures) => figures.map(({ result }) => result));
        expect([Math.min(...(requested ?? [])), Math.max(...(requested ?? []))]).toEqual([part.worst, part.best]);
        expect(Math.min(...(bettered ?? []))).toBeGreaterThanOrEqual(part.worst);
        // Rounding moves at most half a unit of stake per leg, also of a leg rounded to 0. The worst case falls by no
        // more, leg by leg.
        const slack = fullPlan.legs.reduce((sum, { price }) => sum + price, 0) + 100;
        expect(findLowestSingleWinnerResult(part.results)).toBeGreaterThanOrEqual(
          Math.min(findLowestSingleWinnerResult(currentPositions), fullPlan.equalResult) - slack,
        );
      }),
      { numRuns: 1500 },
    );
  });
});

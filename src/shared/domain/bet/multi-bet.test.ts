import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units } from '../money/money.ts';
import { odds } from '../odds/odds.ts';
import { calculateDutchResult } from '../testing/dutch-result.ts';
import { calculateBookPercent, calculateCombinedOdds, calculateMultiBetResult } from './multi-bet.ts';

const price = fc.integer({ min: 101, max: 100_000 }).map(odds);
const legs = fc.uniqueArray(
  fc.record({
    runnerId: fc.integer({ min: 1, max: 30 }),
    price,
    stake: fc.integer({ min: 1, max: 1_000_000 }).map(units),
  }),
  { selector: ({ runnerId }) => runnerId, minLength: 1, maxLength: 12 },
);

describe('multi-bet result', () => {
  test('equals a dutch when all bets are backs', () => {
    fc.assert(
      fc.property(legs, (backs) => {
        const { ifWins, other } = calculateDutchResult(backs);
        expect(calculateMultiBetResult(backs.map((bet) => ({ ...bet, side: 'back' as const })))).toEqual({
          ifWins,
          other,
        });
      }),
    );
  });

  test('has the opposite sign of backs when all bets are lays', () => {
    fc.assert(
      fc.property(legs, (bets) => {
        const backed = calculateMultiBetResult(bets.map((bet) => ({ ...bet, side: 'back' as const })));
        const laid = calculateMultiBetResult(bets.map((bet) => ({ ...bet, side: 'lay' as const })));
        expect(laid.other + backed.other).toBe(0);
        expect(laid.ifWins.map(({ result }, index) => result + (backed.ifWins[index]?.result ?? Number.NaN))).toEqual(
          bets.map(() => 0),
        );
      }),
    );
  });

  test('loses the payout and keeps no other stake when the laid runner wins', () => {
    const { ifWins, other } = calculateMultiBetResult([
      { runnerId: 1, side: 'back', price: odds(400), stake: units(100) },
      { runnerId: 2, side: 'lay', price: odds(600), stake: units(50) },
    ]);
    expect(ifWins).toEqual([
      { runnerId: 1, result: units(350) },
      { runnerId: 2, result: units(-350) },
    ]);
    expect(other).toBe(units(-50));
  });
});

describe('combined odds', () => {
  test('the combined odds of 4.00, 6.00 and 8.00 are 1.85, with a book share of 54.17 %', () => {
    const prices = [odds(400), odds(600), odds(800)];
    expect(calculateBookPercent(prices)).toBe(5417);
    expect(calculateCombinedOdds(prices)).toBe(185);
  });

  test('the combined odds of one runner equal its price', () => {
    expect(calculateCombinedOdds([odds(198)])).toBe(198);
  });

  test('the combined odds are null without prices', () => {
    expect(calculateCombinedOdds([])).toBeNull();
    expect(calculateBookPercent([])).toBe(0);
  });

  test('the combined odds of two runners at 2.00 are 1.00, with the whole book', () => {
    expect([calculateCombinedOdds([odds(200), odds(200)]), calculateBookPercent([odds(200), odds(200)])]).toEqual([
      100, 10_000,
    ]);
  });

  test('the combined odds never grow when a runner is added', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 10 }), price, (prices, addedPrice) => {
        expect(calculateCombinedOdds([...prices, addedPrice]) ?? 0).toBeLessThanOrEqual(
          calculateCombinedOdds(prices) ?? 0,
        );
      }),
    );
  });
});

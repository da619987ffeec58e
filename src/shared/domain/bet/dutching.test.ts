import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toWholeUnits, units } from '../money/money.ts';
import { calculateDutchResult } from '../testing/dutch-result.ts';
import { calculateWholeEqualProfit } from './dutching.ts';
import { prices } from './testing/any-bet.ts';

describe('dutching in whole stakes', () => {
  test('dutching spends the total exactly and stays within a unit of equal profit', () => {
    const legs = fc.uniqueArray(fc.record({ runnerId: fc.integer({ min: 1, max: 50 }), price: prices }), {
      selector: ({ runnerId }) => runnerId,
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(legs, fc.integer({ min: 1, max: 100_000 }).map(units), (chosen, total) => {
        const placed = calculateWholeEqualProfit(total, chosen);
        const result = calculateDutchResult(placed);
        expect(result.total).toBe(total);
        const dearest = Math.max(...chosen.map(({ price }) => price)) / 100;
        const profits = result.ifWins.map((runner) => toWholeUnits(runner.result));
        expect(Math.max(...profits) - Math.min(...profits)).toBeLessThanOrEqual(2 * dearest + 1);
      }),
    );
    expect(calculateWholeEqualProfit(units(100), [])).toEqual([]);
  });
});

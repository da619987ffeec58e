import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateImpliedChance } from './implied-chance.ts';
import { odds, payoutPer100 } from './odds.ts';

/** Rounds a fraction half up with whole numbers of any size. */
const roundFraction = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

describe('calculateImpliedChance', () => {
  test.each([
    [250, 4_000],
    [200, 5_000],
    [101, 9_901],
    [300, 3_333],
    [100_000, 10],
  ])('turns odds of %i hundredths into %i hundredths of a per cent', (price, chance) => {
    expect(calculateImpliedChance(odds(price), 'odds')).toBe(chance);
  });

  test('turns a payout of 150 on 100 into 40 per cent', () => {
    expect(calculateImpliedChance(payoutPer100(15_000), 'bookmaker')).toBe(4_000);
  });

  test('is exact for every price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (price) => {
        expect(calculateImpliedChance(odds(price), 'odds')).toBe(roundFraction(1_000_000n, BigInt(price)));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (payout) => {
        expect(calculateImpliedChance(payoutPer100(payout), 'bookmaker')).toBe(
          roundFraction(100_000_000n, BigInt(payout + 10_000)),
        );
      }),
    );
  });
});

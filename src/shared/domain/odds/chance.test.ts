import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prices } from '../bet/testing/any-bet.ts';
import { ALL_CHANCES, type BestOdds, calculateChances } from './chance.ts';
import { odds } from './odds.ts';

const runners: fc.Arbitrary<BestOdds> = fc.oneof(
  fc.record({ back: prices, lay: prices }),
  prices.map((back) => ({ back, lay: null })),
  prices.map((lay) => ({ back: null, lay })),
);
const markets = fc.array(runners, { minLength: 1, maxLength: 24 });
const totals = fc.constantFrom(100, ALL_CHANCES);

const calculate = (market: readonly BestOdds[], total?: number): readonly number[] => {
  const chances = calculateChances(market, total);
  if (chances === null) throw new Error('the market has every price');
  return chances;
};

/** Implied chance in floating point, an oracle that is close but not exact. */
const estimateWeight = ({ back, lay }: BestOdds): number => 1 / (back ?? lay ?? 0) + 1 / (lay ?? back ?? 0);

describe('calculateChances', () => {
  test('returns 43 and 57 per cent for a match at 2.32/2.34 and 1.75/1.76', () => {
    const market = [
      { back: odds(232), lay: odds(234) },
      { back: odds(175), lay: odds(176) },
    ];
    expect(calculateChances(market, 100)).toEqual([43, 57]);
    expect(calculateChances(market)).toEqual([4296, 5704]);
  });

  test('splits three equal prices into parts that add up', () => {
    const even = { back: odds(300), lay: null };
    expect(calculateChances([even, even, even], 100)).toEqual([34, 33, 33]);
  });

  test('returns null without runners, and when one runner has no price', () => {
    expect(calculateChances([])).toBeNull();
    fc.assert(
      fc.property(markets, fc.nat(), (market, place) => {
        const position = place % (market.length + 1);
        expect(calculateChances(market.toSpliced(position, 0, { back: null, lay: null }))).toBeNull();
      }),
    );
  });

  test('adds up to the total', () => {
    fc.assert(
      fc.property(markets, totals, (market, total) => {
        expect(calculate(market, total).reduce((sum, chance) => sum + chance, 0)).toBe(total);
      }),
    );
  });

  test('stays within one unit of the chance in floating point', () => {
    fc.assert(
      fc.property(markets, totals, (market, total) => {
        const sum = market.reduce((all, runner) => all + estimateWeight(runner), 0);
        calculate(market, total).forEach((chance, index) => {
          const runner = market[index] ?? { back: null, lay: null };
          expect(Math.abs(chance - (total * estimateWeight(runner)) / sum)).toBeLessThan(1 + 1e-6);
        });
      }),
    );
  });

  test('gives a runner no smaller chance when its own price shortens', () => {
    fc.assert(
      fc.property(markets, prices, prices, totals, (others, first, second, total) => {
        const [shorter, longer] = [first, second].sort((a, b) => a - b).map((price) => ({ back: price, lay: price }));
        if (shorter === undefined || longer === undefined) return;
        const [withShorter = 0] = calculate([shorter, ...others], total);
        const [withLonger = 0] = calculate([longer, ...others], total);
        expect(withShorter).toBeGreaterThanOrEqual(withLonger);
      }),
    );
  });

  test('never orders two runners against their prices', () => {
    fc.assert(
      fc.property(markets, totals, (market, total) => {
        const chances = calculate(market, total);
        market.forEach(({ back, lay }, one) =>
          market.forEach((other, at) => {
            const isShorter =
              (back ?? lay ?? 0) < (other.back ?? other.lay ?? 0) &&
              (lay ?? back ?? 0) < (other.lay ?? other.back ?? 0);
            if (isShorter) expect(chances[one]).toBeGreaterThanOrEqual(chances[at] ?? 0);
          }),
        );
      }),
    );
  });
});

import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { calculateLiability, calculatePayout, calculateProfit, calculateRoundedProfit } from '../bet/profit.ts';
import type { MarketKind } from '../market/market.ts';
import { odds } from '../odds/odds.ts';
import { money, units } from './money.ts';
import { DEFAULT_STAKES } from './stake.ts';

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** The formula of docs/requirements.md#52-bet-placement in exact decimals. */
const calculateExactPayout = (kind: MarketKind, price: Decimal, stake: Decimal): Decimal =>
  kind === 'odds' ? price.minus(1).times(stake) : price.times(stake).dividedBy(100);

/** Collects the first differences over every price from `from` to `to` (hundredths) and the usual stakes. */
function findDifferences(kind: MarketKind, from: number, to: number): { compared: number; different: string[] } {
  const different: string[] = [];
  let compared = 0;
  const stakes = DEFAULT_STAKES.map((stake) => ({ stake, exactStake: new Exact(stake).dividedBy(100) }));
  for (let hundredths = from; hundredths <= to; hundredths += 1) {
    const price = odds(hundredths);
    const exactPrice = new Exact(hundredths).dividedBy(100);
    for (const { stake, exactStake } of stakes) {
      const exact = calculateExactPayout(kind, exactPrice, exactStake);
      const paid = exact.times(100).toDecimalPlaces(0).toNumber();
      const rounded = exact.toDecimalPlaces(0).toNumber();
      const back = { kind, side: 'back', price, stake } as const;
      const lay = { kind, side: 'lay', price, stake } as const;
      const same =
        calculateProfit(back) === paid &&
        calculateLiability(back) === stake &&
        calculateRoundedProfit(back) === units(rounded) &&
        calculateLiability(lay) === paid &&
        calculateProfit(lay) === stake &&
        calculateRoundedProfit(lay) === stake;
      compared += 1;
      if (!same && different.push(`${exactPrice.toString()} x ${exactStake.toString()}`) > 20)
        return { compared, different };
    }
  }
  return { compared, different };
}

describe('profit and liability against an exact decimal library', () => {
  test('profit and liability agree for every odds from 1.01 to 1000.00 and the usual stakes', () => {
    expect(findDifferences('odds', 101, 100_000)).toEqual({ compared: 99_900 * 8, different: [] });
  });

  test('profit and liability agree for every bookmaker price from 0.01 to 300.00', () => {
    expect(findDifferences('bookmaker', 1, 30_000)).toEqual({ compared: 30_000 * 8, different: [] });
  });

  test('profit and liability agree for fractional stakes with a product of four decimals', () => {
    for (let price = 101; price <= 2_000; price += 1) {
      for (let cents = 1; cents <= 20_000; cents += 137) {
        const exact = new Exact(price - 100).times(cents).dividedBy(10_000);
        const stake = money(cents);
        const back = { kind: 'odds', side: 'back', price: odds(price), stake } as const;
        if (calculatePayout('odds', odds(price), stake) !== exact.times(100).toDecimalPlaces(0).toNumber())
          expect.fail(`${price} x ${cents}`);
        if (calculateRoundedProfit(back) !== units(exact.toDecimalPlaces(0).toNumber()))
          expect.fail(`shown: ${price} x ${cents}`);
      }
    }
    // 0.05 x 249.90 is 12.495: rounded to hundredths first it would show as 13.
    expect(calculateRoundedProfit({ kind: 'odds', side: 'back', price: odds(105), stake: money(24_990) })).toBe(
      units(12),
    );
  });
});

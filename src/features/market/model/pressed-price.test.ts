import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { NO_PRICE } from '#shared/live/store/cells.ts';
import { priceAtPress } from './pressed-price.ts';

const cell = { price: odds(190), size: units(5), previousPrice: odds(185), changedAt: 1000 };

describe('priceAtPress', () => {
  test('returns the current price and its age', () => {
    expect(priceAtPress(cell, 1240)).toEqual({ price: 190, changedAgoMs: 240 });
  });

  test('returns the replaced price, as just changed, when the price changed after the press began', () => {
    expect(priceAtPress(cell, 999)).toEqual({ price: 185, changedAgoMs: 0 });
  });

  test('returns null when there was no price', () => {
    expect(priceAtPress(NO_PRICE, 10)).toBeNull();
    expect(priceAtPress({ ...cell, previousPrice: null }, 999)).toBeNull();
    expect(priceAtPress({ ...cell, price: null }, 2000)).toBeNull();
  });
});

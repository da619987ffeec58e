import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { NO_PRICE } from '#shared/live/store/cells.ts';
import { readPriceAtPress } from './pressed-price.ts';

const cell = { price: odds(190), size: units(5), previousPrice: odds(185), changedAt: 1000 };

describe('readPriceAtPress', () => {
  test('returns the current price and its age', () => {
    expect(readPriceAtPress(cell, 1240)).toEqual({ price: 190, changedAgoMs: 240 });
  });

  test('returns the replaced price, as just changed, when the price changed after the press began', () => {
    expect(readPriceAtPress(cell, 999)).toEqual({ price: 185, changedAgoMs: 0 });
  });

  test('returns null when there was no price', () => {
    expect(readPriceAtPress(NO_PRICE, 10)).toBeNull();
    expect(readPriceAtPress({ ...cell, previousPrice: null }, 999)).toBeNull();
    expect(readPriceAtPress({ ...cell, price: null }, 2000)).toBeNull();
  });
});

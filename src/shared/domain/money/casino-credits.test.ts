import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CASINO_MULTIPLIER, isCasino, toCasino, toCredits } from './casino-credits.ts';
import { money, units } from './money.ts';

test('casino credits follow the rules: a win of 1000 pays 10,000, a loss of 1000 costs 10,000', () => {
  expect(toCredits(units(1000))).toBe(units(10_000));
  expect(toCredits(units(-1000))).toBe(units(-10_000));
});

test.each([
  [0, 0],
  [1, 0],
  [9, 0],
  [10, 1],
  [19, 1],
  [-19, -1],
  [-9, 0],
  [5_000_000, 500_000],
])('casino credits: %i hundredths of the account are %i at a table', (credits, casino) => {
  expect(toCasino(money(credits))).toBe(casino);
  expect(Object.is(toCasino(money(credits)), -0)).toBe(false);
});

test('casino credits lose nothing both ways', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (hundredths) => {
      const amount = money(hundredths);
      expect(toCasino(toCredits(amount))).toBe(amount);
      const rest = amount - toCredits(toCasino(amount));
      expect(Math.abs(rest)).toBeLessThan(CASINO_MULTIPLIER);
      expect(rest === 0 || Math.sign(rest) === Math.sign(amount)).toBe(true);
    }),
  );
});

test('casino credits throw past the largest exact amount', () => {
  expect(() => toCredits(money(2 ** 52))).toThrow(RangeError);
});

test('isCasino accepts only the two casino sports', () => {
  expect(['-100', 'QT', '4', '1', '', 'qt', '100'].filter(isCasino)).toEqual(['-100', 'QT']);
});

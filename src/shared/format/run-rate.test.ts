import { expect, test } from 'vitest';
import { formatRunRate } from './run-rate.ts';

test.each([
  [31, 22, '8.45'],
  [36, 6, '36.00'],
  [0, 120, '0.00'],
  // 1.005 exactly, whose nearest binary number is less.
  [67, 400, '1.01'],
  [1, 0, null],
] as const)('formatRunRate of %i runs from %i balls is %s', (runs, balls, rate) => {
  expect(formatRunRate(runs, balls)).toBe(rate);
});

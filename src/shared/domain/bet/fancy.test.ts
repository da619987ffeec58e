import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum, ZERO } from '../money/money.ts';
import type { FancyBet } from './bet.ts';
import {
  calculateBestFancyResult,
  calculateFancyResult,
  calculateRunBands,
  calculateWorstFancyResult,
} from './fancy.ts';
import { stakes } from './testing/any-bet.ts';

describe('session bands', () => {
  const lines: fc.Arbitrary<FancyBet> = fc.record({
    side: fc.constantFrom('yes', 'no'),
    run: fc.integer({ min: 0, max: 60 }),
    // A list may leave the size out, which reads as 0.
    size: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 50, max: 150 }) }, fc.constant(0)),
    stake: stakes,
  });

  test('the bands cover every score once, each with the summed results of the bets at that score', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 8 }), fc.integer({ min: 0, max: 80 }), (line, score) => {
        const bands = calculateRunBands(line);
        const matchingBands = bands.filter(({ from, to }) => score >= from && (to === null || score <= to));
        expect(matchingBands).toHaveLength(1);
        expect(matchingBands[0]?.result).toBe(sum(line.map((bet) => calculateFancyResult(bet, score))));
        expect(calculateWorstFancyResult(bands)).toBeLessThanOrEqual(Math.min(0, matchingBands[0]?.result ?? 0));
        expect(calculateBestFancyResult(bands)).toBeGreaterThanOrEqual(Math.max(0, matchingBands[0]?.result ?? 0));
      }),
    );
    expect(calculateRunBands([])).toEqual([{ from: 0, to: null, label: '0+', result: ZERO }]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExposureRow } from '#shared/domain/bet/bet.ts';
import { money } from '#shared/domain/money/money.ts';
import { selectLargestExposures } from './largest-exposures.ts';

const createRow = (exposure: number, index: number): ExposureRow => ({
  sportId: '4',
  sportName: 'Cricket',
  matchId: String(index),
  matchName: `Match ${index}`,
  eventName: 'Match Odds',
  type: 'market',
  exposure: money(exposure),
});

test('selectLargestExposures keeps the sum of all liabilities, and the worst ones first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 0 })), fc.integer({ min: 1, max: 9 }), (exposures, max) => {
      const { largest, others } = selectLargestExposures(exposures.map(createRow), max);
      const atRisk = exposures.filter((exposure) => exposure < 0).sort((a, b) => a - b);
      expect(largest.map(({ exposure }) => exposure)).toEqual(atRisk.slice(0, max));
      expect(others.count).toBe(Math.max(0, atRisk.length - max));
      const total = [...largest.map(({ exposure }) => exposure), others.exposure].map(BigInt);
      expect(total.reduce((all, each) => all + each)).toBe(exposures.map(BigInt).reduce((all, each) => all + each, 0n));
    }),
  );
});

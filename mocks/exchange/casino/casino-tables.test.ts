import { describe, expect, test } from 'vitest';
import { createRng } from '../world/rng.ts';
import { calculateFactor, calculateMsUntil, drawCrashPoint, planFlight } from './tables/crash.ts';
import { calculateReelsPayout, symbols } from './tables/reels.ts';
import type { TableKind } from './tables/table.ts';
import { listSelections, planRound } from './tables/tables.ts';

const kinds: readonly TableKind[] = ['roulette', 'andar-bahar', 'dragon-tiger', 'dice', 'reels', 'crash'];
const ROUNDS = 6_000;

/** The mean of what a selection pays on 1.00. */
function calculateTableReturn(kind: TableKind, selectionId: string): number {
  let paid = 0;
  for (let round = 0; round < ROUNDS; round++) paid += planRound(7, kind, { roundId: `t${round}`, selectionId }).pays;
  return paid / ROUNDS / 100;
}

describe.each(kinds)('casino table %s', (kind) => {
  test('the table gives the same result for the same round and another for another round', () => {
    const [first] = listSelections(kind);
    if (first === undefined) throw new Error('nothing to stake on');
    const play = (roundId: string) => planRound(7, kind, { roundId, selectionId: first.id });
    expect(play('a')).toEqual(play('a'));
    const shows = new Set(Array.from({ length: 40 }, (_, round) => JSON.stringify(play(String(round)).show)));
    expect(shows.size).toBeGreaterThan(5);
  });

  test('the table pays at most its price and at most what the operator can bear', () => {
    for (const selection of listSelections(kind).filter(({ price }) => price <= 400 && price > 101)) {
      // Six thousand rounds of a price up to 4.00 stray less than 0.07 from their mean.
      const paid = calculateTableReturn(kind, selection.id);
      expect(paid, selection.name).toBeGreaterThan(0.9);
      expect(paid, selection.name).toBeLessThan(1.04);
    }
    for (const selection of listSelections(kind)) {
      for (let round = 0; round < 200; round++)
        expect(planRound(7, kind, { roundId: `p${round}`, selectionId: selection.id }).pays).toBeLessThanOrEqual(
          selection.price,
        );
    }
  });
});

test('the reels return 95 percent of the stakes, counted over every stop', () => {
  const reel = symbols.flatMap(({ name, stops }) => Array.from({ length: stops }, () => name as string));
  expect(reel).toHaveLength(20);
  let paid = 0;
  for (const a of reel) for (const b of reel) for (const c of reel) paid += calculateReelsPayout([a, b, c]);
  expect(paid / reel.length ** 3).toBeGreaterThan(93);
  expect(paid / reel.length ** 3).toBeLessThan(97);
});

describe('crash table', () => {
  test('the crash table reaches each factor in the first millisecond that shows it', () => {
    for (let factor = 100; factor <= 10_000; factor += 7) {
      const ms = calculateMsUntil(factor);
      expect(calculateFactor(ms)).toBeGreaterThanOrEqual(factor);
      if (ms > 0) expect(calculateFactor(ms - 1)).toBeLessThan(factor);
    }
  });

  test('the crash table ends a round at its target, or at the crash when that comes first', () => {
    for (let seed = 0; seed < 300; seed++) {
      const crash = drawCrashPoint(createRng(seed));
      const { pays, endsAfterMs } = planFlight('at-200', createRng(seed));
      expect([pays, endsAfterMs]).toEqual(crash >= 200 ? [200, calculateMsUntil(200)] : [0, calculateMsUntil(crash)]);
    }
  });
});

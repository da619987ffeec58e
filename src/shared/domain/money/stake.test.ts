import { describe, expect, test } from 'vitest';
import { toDecimal, units } from './money.ts';
import { calculateQuickStake, DEFAULT_STAKES, MAX_STAKE } from './stake.ts';

describe('quick stakes', () => {
  test('calculateQuickStake stops at the greatest stake', () =>
    expect(calculateQuickStake(5, MAX_STAKE, MAX_STAKE)).toBe(MAX_STAKE));
  test('calculateQuickStake sets the stake by buttons 1 to 4 and adds to it by 5 to 8', () => {
    const after = DEFAULT_STAKES.map((preset, index) => toDecimal(calculateQuickStake(index, preset, units(50))));
    expect(after).toEqual([100, 200, 500, 1001, 5050, 10_050, 25_050, 50_050]);
  });
});

import { describe, expect, test } from 'vitest';
import { units } from '../money/money.ts';
import { type GamblingLimit, isStricterLimit, type LimitPeriod } from './gambling-limit.ts';

const createLimit = (amount: number, period: LimitPeriod): GamblingLimit => ({ amount: units(amount), period });

describe('isStricterLimit', () => {
  test.each<[string, GamblingLimit | null, GamblingLimit | null, boolean]>([
    ['a first limit', null, createLimit(1_000, 'day'), true],
    ['still none', null, null, true],
    ['the same again', createLimit(1_000, 'day'), createLimit(1_000, 'day'), true],
    ['a lower amount', createLimit(1_000, 'day'), createLimit(999, 'day'), true],
    ['a higher amount', createLimit(1_000, 'day'), createLimit(1_001, 'day'), false],
    ['a removed limit', createLimit(1_000, 'day'), null, false],
    ['the same amount for longer', createLimit(1_000, 'day'), createLimit(1_000, 'week'), true],
    ['the same amount for shorter', createLimit(1_000, 'week'), createLimit(1_000, 'day'), false],
    ['a seventh a day', createLimit(7_000, 'week'), createLimit(1_000, 'day'), true],
    ['more than a seventh a day', createLimit(7_000, 'week'), createLimit(1_001, 'day'), false],
    ['a week of a month, which begins five weeks', createLimit(5_000, 'month'), createLimit(1_001, 'week'), false],
    ['more at once, less in the long run', createLimit(1_000, 'day'), createLimit(2_000, 'month'), false],
  ])('compares %s', (_, from, to, expected) => expect(isStricterLimit(from, to)).toBe(expected));
});

import { describe, expect, test } from 'vitest';
import { units } from '../money/money.ts';
import { isStricterLimit, type GamblingLimit, type LimitPeriod } from './gambling-limit.ts';

const limit = (amount: number, period: LimitPeriod): GamblingLimit => ({ amount: units(amount), period });

describe('isStricterLimit', () => {
  test.each<[string, GamblingLimit | null, GamblingLimit | null, boolean]>([
    ['a first limit', null, limit(1_000, 'day'), true],
    ['still none', null, null, true],
    ['the same again', limit(1_000, 'day'), limit(1_000, 'day'), true],
    ['a lower amount', limit(1_000, 'day'), limit(999, 'day'), true],
    ['a higher amount', limit(1_000, 'day'), limit(1_001, 'day'), false],
    ['a removed limit', limit(1_000, 'day'), null, false],
    ['the same amount for longer', limit(1_000, 'day'), limit(1_000, 'week'), true],
    ['the same amount for shorter', limit(1_000, 'week'), limit(1_000, 'day'), false],
    ['a seventh a day', limit(7_000, 'week'), limit(1_000, 'day'), true],
    ['more than a seventh a day', limit(7_000, 'week'), limit(1_001, 'day'), false],
    ['a week of a month, which begins five weeks', limit(5_000, 'month'), limit(1_001, 'week'), false],
    ['more at once, less in the long run', limit(1_000, 'day'), limit(2_000, 'month'), false],
  ])('compares %s', (_, from, to, expected) => expect(isStricterLimit(from, to)).toBe(expected));
});

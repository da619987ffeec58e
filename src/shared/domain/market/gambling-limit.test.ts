import { describe, expect, test } from 'vitest';
import { units } from '../money/money.ts';
import { type GamblingLimit, isStricterLimit, type LimitPeriod } from './gambling-limit.ts';

const createLimit = (amount: number, period: LimitPeriod): GamblingLimit => ({ amount: units(amount), period });

describe('isStricterLimit', () => {
  test.each<[string, GamblingLimit | null, GamblingLimit | null]>([
    ['a first limit', null, createLimit(1_000, 'day')],
    ['still none', null, null],
    ['the same again', createLimit(1_000, 'day'), createLimit(1_000, 'day')],
    ['a lower amount', createLimit(1_000, 'day'), createLimit(999, 'day')],
    ['the same amount for longer', createLimit(1_000, 'day'), createLimit(1_000, 'week')],
    ['a seventh a day', createLimit(7_000, 'week'), createLimit(1_000, 'day')],
  ])('is true for %s', (_, from, to) => expect(isStricterLimit(from, to)).toBe(true));

  test.each<[string, GamblingLimit | null, GamblingLimit | null]>([
    ['a higher amount', createLimit(1_000, 'day'), createLimit(1_001, 'day')],
    ['a removed limit', createLimit(1_000, 'day'), null],
    ['the same amount for shorter', createLimit(1_000, 'week'), createLimit(1_000, 'day')],
    ['more than a seventh a day', createLimit(7_000, 'week'), createLimit(1_001, 'day')],
    ['a week of a month, which begins five weeks', createLimit(5_000, 'month'), createLimit(1_001, 'week')],
    ['more at once, less in the long run', createLimit(1_000, 'day'), createLimit(2_000, 'month')],
  ])('is false for %s', (_, from, to) => expect(isStricterLimit(from, to)).toBe(false));
});

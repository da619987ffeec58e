import { beforeAll, describe, expect, test } from 'vitest';
import { money, units, ZERO } from '#shared/domain/money/money.ts';
import { configureDisplay } from '#shared/format/display.ts';
import { HOUR_MS } from '#shared/format/durations.ts';
import { parseLimit } from './limit-form.ts';
import { calculateResult, summarizePeriods, type SummaryRow } from './play-summary.ts';

const NOW = Date.parse('2026-03-14T13:00:00Z');
const createRow = (hoursAgo: number, kind: string, amount: number, of: SummaryRow['of'] = 'account'): SummaryRow => ({
  at: new Date(NOW - hoursAgo * HOUR_MS).toISOString(),
  kind,
  amount: money(amount),
  of,
});

const rows = [
  createRow(800, 'deposit', 90_000),
  createRow(300, 'Opening balance', 500_000),
  createRow(200, 'DEPOSIT', 10_000),
  createRow(100, 'withdrawal', -4_000),
  createRow(60, '3', -1_250, 'market'),
  createRow(5, 'casino', -700),
  createRow(3, 'commission', -25),
  createRow(2, '3', 2_000, 'fancy'),
];

// Days are those of the display's zone, so the test fixes it.
beforeAll(() => configureDisplay({ timeZone: 'utc' }));

describe('summary of the statement', () => {
  test('counts each row in its periods and by its kind', () => {
    const { day, week, month } = summarizePeriods(rows, NOW);
    expect(day).toMatchObject({
      deposits: ZERO,
      withdrawals: ZERO,
      betting: money(1_975),
      casino: money(-700),
      daysPlayed: 1,
    });
    expect(week).toMatchObject({ deposits: ZERO, withdrawals: money(4_000), betting: money(725), daysPlayed: 2 });
    expect(month).toMatchObject({
      deposits: money(10_000),
      withdrawals: money(4_000),
      betting: money(725),
      casino: money(-700),
      daysPlayed: 2,
    });
  });

  test('excludes opening balance, deposits and withdrawals from the result', () => {
    expect(calculateResult(rows)).toBe(money(25));
  });
});

describe('parseLimit', () => {
  const currentLimit = { amount: units(500), period: 'week' } as const;
  test.each([
    ['', 'empty'],
    ['0', 'wrong'],
    ['12.5', 'wrong'],
    ['-3', 'wrong'],
    ['ten', 'wrong'],
    ['1,5', 'wrong'],
    ['1,500', 'limit'],
    ['1,00,000', 'limit'],
  ])('reads %j as %s', (amount, kind) => {
    expect(parseLimit({ amount, period: 'day' }, currentLimit)).toMatchObject({ kind });
  });
  test('lets a tighter limit take effect at once and a looser one later', () => {
    expect(parseLimit({ amount: '71', period: 'day' }, currentLimit)).toEqual({
      kind: 'limit',
      limit: { amount: units(71), period: 'day' },
      takesEffect: 'at-once',
    });
    expect(parseLimit({ amount: '72', period: 'day' }, currentLimit)).toMatchObject({ takesEffect: 'delayed' });
    expect(parseLimit({ amount: '72', period: 'day' }, null)).toMatchObject({ takesEffect: 'at-once' });
  });
});

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#shared/domain/money/money.ts';
import { addDays, listDaysInRange, startOfDay } from '#shared/format/days.ts';
import { configureDisplay, getDisplaySettings } from '#shared/format/display.ts';
import { listDayBalances } from './day-balances.ts';

const initial = getDisplaySettings();
afterEach(() => configureDisplay(initial));

const days = { from: '2026-03-27', to: '2026-04-05' };
const FIRST = Date.UTC(2026, 2, 27, 12);
const NINE_DAYS_MS = 9 * 86_400_000;

/** Rows in order of time, each with the balance after it. */
const rows = fc
  .tuple(
    fc.integer({ min: -1e12, max: 1e12 }),
    fc.array(fc.record({ at: fc.nat(NINE_DAYS_MS), amount: fc.integer({ min: -1e9, max: 1e9 }) }), { minLength: 1 }),
  )
  .map(([opening, entries]) => {
    let balance = opening;
    return entries
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, amount }) => {
        balance += amount;
        return { at: new Date(FIRST + at).toISOString(), amount: money(amount), balance: money(balance) };
      });
  });

describe.each(['UTC', 'Asia/Kolkata', 'Europe/London', 'America/New_York'])('balance of days in %s', (timeZone) => {
  beforeEach(() => configureDisplay({ timeZone }));

  test('is the opening balance and every amount before the next midnight', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const opening = BigInt(given[0]?.balance ?? 0) - BigInt(given[0]?.amount ?? 0);
        const expected = listDaysInRange(days).map((day) => {
          const midnight = startOfDay(addDays(day, 1)) ?? 0;
          const amounts = given.filter(({ at }) => Date.parse(at) < midnight).map(({ amount }) => BigInt(amount));
          return { day, balance: Number(amounts.reduce((total, amount) => total + amount, opening)) };
        });
        expect(listDayBalances(given, days, Date.UTC(2027, 0))).toEqual(expected);
      }),
    );
  });
});

test('listDayBalances ends with today, and has no days without rows', () => {
  configureDisplay({ timeZone: 'Asia/Kolkata' });
  const row = { at: '2026-03-28T10:00:00Z', amount: money(500), balance: money(1_500) };
  expect(listDayBalances([row], days, Date.parse('2026-03-28T19:00:00Z'))).toEqual([
    { day: '2026-03-27', balance: 1_000 },
    { day: '2026-03-28', balance: 1_500 },
    { day: '2026-03-29', balance: 1_500 },
  ]);
  expect(listDayBalances([], days, 0)).toEqual([]);
});

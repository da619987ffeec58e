import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMonth, listMonths, toMonth } from './months.ts';

const months = fc
  .record({ year: fc.integer({ min: 1, max: 9_998 }), month: fc.integer({ min: 0, max: 11 }) })
  .map(({ year, month }) => ({ date: new Date(Date.UTC(2000, month)).setUTCFullYear(year) }))
  .map(({ date }) => new Date(date));
const toText = (date: Date): string => date.toISOString().slice(0, 7);

test('listMonths lists the months that a calendar steps through', () => {
  fc.assert(
    fc.property(months, fc.nat(40), (first, count) => {
      const expected = Array.from({ length: count + 1 }, (_, index) => {
        const date = new Date(first);
        date.setUTCMonth(date.getUTCMonth() + index);
        return toText(date);
      });
      expect(listMonths(toText(first), expected.at(-1) ?? '')).toEqual(expected);
    }),
  );
});

test('listMonths is empty when the range runs backwards', () => {
  expect(listMonths('2026-02', '2026-01')).toEqual([]);
});

test('toMonth and formatMonth name the month of a day', () => {
  expect([toMonth('2026-11-21'), formatMonth('2026-11'), formatMonth('0987-01')]).toEqual([
    '2026-11',
    'Nov 2026',
    'Jan 0987',
  ]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, money, sum, type Money } from '#shared/domain/money.ts';
import { reckon, totalsByKind } from './reckoning.ts';

const at = '2026-11-21T14:30:00.000Z';
const row = (amount: number, balance: number) => ({ at, amount: money(amount), balance: money(balance) });

describe('a statement', () => {
  test('without rows comes to nothing', () => expect(reckon([])).toBeNull());

  test('opens before its first row and closes after its last', () => {
    expect(reckon([row(500, 1_500), row(-250, 1_250), row(10, 1_260)])).toEqual({ opening: 1_000, paidIn: 510, paidOut: -250, closing: 1_260, broken: null });
  });

  test('names the first row that does not follow from the one before it', () => {
    const broken = reckon([row(500, 1_500), row(-250, 1_251), row(10, 1_260)])?.broken;
    expect(broken).toEqual({ row: 1, at, expected: 1_250, found: 1_251 });
  });

  test('is found broken wherever one paisa goes missing, and whole otherwise', () => {
    const amounts = fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), amounts, fc.nat(), fc.constantFrom(-1, 1), (start, changes, pick, slip) => {
        let balance: Money = money(start);
        const rows = changes.map((change) => {
          balance = add(balance, money(change));
          return row(change, balance);
        });
        const whole = reckon(rows);
        expect(whole).toMatchObject({ opening: money(start), closing: balance, broken: null });
        expect(sum([whole?.opening, whole?.paidIn, whole?.paidOut].map((part) => part ?? money(0)))).toBe(balance);
        const wrong = 1 + (pick % (rows.length - 1));
        const spoilt = rows.map((each, index) => (index === wrong ? { ...each, balance: money(each.balance + slip) } : each));
        expect(reckon(spoilt)?.broken?.row).toBe(wrong);
      }),
    );
  });
});

test('totals come by kind, known kinds first and in their order', () => {
  const rows = [['betting', 500], ['bonus', 7], ['deposit', 1_000], ['betting', -200]] as const;
  expect(totalsByKind(rows.map(([kind, amount]) => ({ kind, amount: money(amount) })), ['deposit', 'betting'])).toEqual([
    { kind: 'deposit', rows: 1, total: 1_000 },
    { kind: 'betting', rows: 2, total: 300 },
    { kind: 'bonus', rows: 1, total: 7 },
  ]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, type Money, money, sum } from '#shared/domain/money/money.ts';
import { checkBalances, sumByKind } from './balance-check.ts';

const at = '2026-11-21T14:30:00.000Z';
const createRow = (amount: number, balance: number) => ({ at, amount: money(amount), balance: money(balance) });

describe('checkBalances', () => {
  test('returns null without rows', () => expect(checkBalances([])).toBeNull());

  test('calculates the balance before the first row and after the last', () => {
    expect(checkBalances([createRow(500, 1_500), createRow(-250, 1_250), createRow(10, 1_260)])).toEqual({
      opening: 1_000,
      totalCredits: 510,
      totalDebits: -250,
      closing: 1_260,
      mismatch: null,
    });
  });

  test('reports the first row that does not follow from the previous one', () => {
    const mismatch = checkBalances([createRow(500, 1_500), createRow(-250, 1_251), createRow(10, 1_260)])?.mismatch;
    expect(mismatch).toEqual({ row: 1, at, expected: 1_250, actual: 1_251 });
  });

  test('finds a difference of one paisa in any row', () => {
    const amounts = fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        amounts,
        fc.nat(),
        fc.constantFrom(-1, 1),
        (start, changes, seed, offset) => {
          let balance: Money = money(start);
          const rows = changes.map((change) => {
            balance = add(balance, money(change));
            return createRow(change, balance);
          });
          const intactCheck = checkBalances(rows);
          expect(intactCheck).toMatchObject({ opening: money(start), closing: balance, mismatch: null });
          expect(
            sum(
              [intactCheck?.opening, intactCheck?.totalCredits, intactCheck?.totalDebits].map(
                (part) => part ?? money(0),
              ),
            ),
          ).toBe(balance);
          const brokenIndex = 1 + (seed % (rows.length - 1));
          const brokenRows = rows.map((each, index) =>
            index === brokenIndex ? { ...each, balance: money(each.balance + offset) } : each,
          );
          expect(checkBalances(brokenRows)?.mismatch?.row).toBe(brokenIndex);
        },
      ),
    );
  });
});

test('sumByKind lists known kinds first, in their order', () => {
  const rows = [
    ['betting', 500],
    ['bonus', 7],
    ['deposit', 1_000],
    ['betting', -200],
  ] as const;
  expect(
    sumByKind(
      rows.map(([kind, amount]) => ({ kind, amount: money(amount) })),
      ['deposit', 'betting'],
    ),
  ).toEqual([
    { kind: 'deposit', rows: 1, total: 1_000 },
    { kind: 'betting', rows: 2, total: 300 },
    { kind: 'bonus', rows: 1, total: 7 },
  ]);
});

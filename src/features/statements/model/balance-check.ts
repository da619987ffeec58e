import type { StatementRow } from '#shared/api/contract/account/statements.ts';
import { add, subtract, sum, ZERO, type Money } from '#shared/domain/money/money.ts';

type BalanceRow = Pick<StatementRow, 'at' | 'amount' | 'balance'>;

/** The first row whose balance is not the one before it plus its own amount. */
export interface BalanceMismatch {
  /** Its place among the rows, from 0. */
  readonly row: number;
  readonly at: string;
  /** What the balance would have to be, and what it says. */
  readonly expected: Money;
  readonly actual: Money;
}

export interface BalanceCheck {
  readonly opening: Money;
  /** The sum of all that came in, and of all that went out (0 or below). */
  readonly paidIn: Money;
  readonly paidOut: Money;
  readonly closing: Money;
  /** Null: opening and rows come to the closing balance, row by row. */
  readonly mismatch: BalanceMismatch | null;
}

/** Goes through a statement as one does with pencil and paper. The rows are the account's own, oldest first; `null` without any. */
export function checkBalances(rows: readonly BalanceRow[]): BalanceCheck | null {
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return null;
  const opening = subtract(first.balance, first.amount);
  let balance = opening;
  let mismatch: BalanceMismatch | null = null;
  for (const [row, { amount, balance: actual, at }] of rows.entries()) {
    const expected = add(balance, amount);
    if (expected !== actual) mismatch ??= { row, at, expected, actual };
    balance = actual;
  }
  const amounts = rows.map(({ amount }) => amount);
  return {
    opening,
    paidIn: sum(amounts.filter((amount) => amount > ZERO)),
    paidOut: sum(amounts.filter((amount) => amount < ZERO)),
    closing: last.balance,
    mismatch,
  };
}

/** Opening and closing balance; `null` where the rows do not lead from one to the other: one does not follow, or some are missing. */
export function getBalances(
  rows: readonly BalanceRow[],
  complete: boolean,
): Pick<BalanceCheck, 'opening' | 'closing'> | null {
  const balanceCheck = complete ? checkBalances(rows) : null;
  return balanceCheck?.mismatch === null ? balanceCheck : null;
}

export interface KindTotal {
  readonly kind: string;
  readonly rows: number;
  readonly total: Money;
}

/** What each kind of row came to, in the order in which kinds first appear in `order`, others after them. */
export function sumByKind(
  rows: readonly Pick<StatementRow, 'kind' | 'amount'>[],
  order: readonly string[],
): KindTotal[] {
  const totals = new Map<string, KindTotal>();
  for (const { kind, amount } of rows) {
    const before = totals.get(kind) ?? { kind, rows: 0, total: ZERO };
    totals.set(kind, { kind, rows: before.rows + 1, total: add(before.total, amount) });
  }
  const getRank = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return [...totals.values()].sort((a, b) => getRank(a.kind) - getRank(b.kind));
}

import type { StatementRow } from '#shared/api/contract/account/statements.ts';
import { add, type Money, subtract, sum, ZERO } from '#shared/domain/money/money.ts';

type BalanceRow = Pick<StatementRow, 'at' | 'amount' | 'balance'>;

/** The first row whose balance differs from the previous balance plus its own amount. */
export interface BalanceMismatch {
  /** Index of the row, from 0. */
  readonly row: number;
  readonly at: string;
  /** Computed balance, and the balance in the row. */
  readonly expected: Money;
  readonly actual: Money;
}

export interface BalanceCheck {
  readonly opening: Money;
  /** Sum of all credits, and of all debits (0 or below). */
  readonly totalCredits: Money;
  readonly totalDebits: Money;
  readonly closing: Money;
  /** Null when every balance follows from the previous one. */
  readonly mismatch: BalanceMismatch | null;
}

/** Recomputes every balance of a statement. Rows are the whole account's, oldest first. Returns null without rows. */
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
    totalCredits: sum(amounts.filter((amount) => amount > ZERO)),
    totalDebits: sum(amounts.filter((amount) => amount < ZERO)),
    closing: last.balance,
    mismatch,
  };
}

/**
 * Opening and closing balance. Returns null when rows are missing or a balance does not follow from the previous one.
 */
export function getBalances(
  rows: readonly BalanceRow[],
  isComplete: boolean,
): Pick<BalanceCheck, 'opening' | 'closing'> | null {
  const balanceCheck = isComplete ? checkBalances(rows) : null;
  return balanceCheck?.mismatch === null ? balanceCheck : null;
}

export interface KindTotal {
  readonly kind: string;
  readonly rows: number;
  readonly total: Money;
}

/** Sums the rows of each kind. Kinds in `order` come first and in that order, then the others. */
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

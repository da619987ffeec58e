import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import { add, type Money, subtract, ZERO } from '#shared/domain/money/money.ts';
import { toDay } from '#shared/format/days.ts';
import { listMonths, type Month, toMonth } from '#shared/format/months.ts';

/** Accepted requests of a month in the display's zone. */
export interface MonthPayments {
  readonly month: Month;
  /** 0 or above. */
  readonly deposits: Money;
  /** 0 or below: money that left the account. */
  readonly withdrawals: Money;
}

/** Sums accepted deposits and withdrawals by month, from the first to the last. Other requests moved no money. */
export function sumPaymentsByMonth(
  requests: readonly Pick<WalletRequest, 'at' | 'kind' | 'state' | 'amount'>[],
): readonly MonthPayments[] {
  const accepted = requests.flatMap(({ at, kind, state, amount }) => {
    const day = toDay(at);
    return state === 'accepted' && day !== null ? [{ month: toMonth(day), kind, amount }] : [];
  });
  const months = accepted.map(({ month }) => month).sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const totals = new Map(
    listMonths(first, last).map((month): [Month, MonthPayments] => [
      month,
      { month, deposits: ZERO, withdrawals: ZERO },
    ]),
  );
  for (const { month, kind, amount } of accepted) {
    const total = totals.get(month);
    if (total === undefined) continue;
    if (kind === 'DEPOSIT') totals.set(month, { ...total, deposits: add(total.deposits, amount) });
    if (kind === 'WITHDRAW') totals.set(month, { ...total, withdrawals: subtract(total.withdrawals, amount) });
  }
  return [...totals.values()];
}

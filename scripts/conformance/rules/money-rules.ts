import type { Balance, ExposureRow } from '#shared/domain/bet/bet.ts';
import { add, type Money, sum, toDecimalText } from '#shared/domain/money/money.ts';
import { createBreak, type Finding } from '../finding.ts';

/** Finds a sum of the exposures that differs from the exposure of the balance. */
export function findExposureBreaks(rows: readonly ExposureRow[], balance: Balance): readonly Finding[] {
  const total = sum(rows.map(({ exposure }) => -Math.abs(exposure) as Money));
  return total === balance.exposure
    ? []
    : [
        createBreak(
          'data[].liability',
          `${toDecimalText(total)} in all rows`,
          `${toDecimalText(balance.exposure)}, the liability of user/getUserBalanceV1`,
          'The page Liabilities and the head of the page show different exposures.',
        ),
      ];
}

interface BookedRow {
  readonly amount: Money;
  readonly balance: Money;
}

/** Finds rows of a statement whose balance is not the earlier balance and their own amount. */
export const findStatementBreaks = (rows: readonly BookedRow[]): readonly Finding[] =>
  rows.flatMap((row, index) => {
    const earlier = rows[index - 1];
    if (earlier === undefined || add(earlier.balance, row.amount) === row.balance) return [];
    return [
      createBreak(
        `data[${index}].balance`,
        toDecimalText(row.balance),
        `${toDecimalText(add(earlier.balance, row.amount))}: the balance of the row before and this amount`,
        'The statement that the bettor reads or exports does not add up.',
      ),
    ];
  });

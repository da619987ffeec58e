import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Amount, FigureList, Skeleton } from '#ui-kit';
import type { BalanceCheck } from '../model/balance-check.ts';
import { texts } from '../texts.ts';
import { VerdictText } from './Statement.styles.ts';

export interface BalanceSummaryProps {
  /** Null while the rows load. */
  balanceCheck: BalanceCheck | null;
  rows: number;
  /** Whether all rows of the days are loaded. */
  isComplete: boolean;
}

/** A usual number of rows: its text keeps the space of the check while the rows load. */
const USUAL_ROWS = 20;
const figures = ['opening', 'totalCredits', 'totalDebits', 'closing'] as const;
const signs = { opening: 'negative', totalCredits: 'always', totalDebits: 'always', closing: 'negative' } as const;
const getFigure = (balanceCheck: BalanceCheck, figure: (typeof figures)[number]): Money => balanceCheck[figure];
const isBalance = (figure: (typeof figures)[number]): boolean => figure === 'opening' || figure === 'closing';

/**
 * Credits and debits, and whether the balances are consistent. Opening and closing balance appear only when they are.
 */
export function BalanceSummary({ balanceCheck, rows, isComplete }: BalanceSummaryProps) {
  const isConsistent = balanceCheck === null || (isComplete && balanceCheck.mismatch === null);
  return (
    <>
      <FigureList aria-busy={balanceCheck === null}>
        {figures
          .filter((figure) => isConsistent || !isBalance(figure))
          .map((figure) => (
            <div key={figure}>
              <dt>{texts.figures[figure]}</dt>
              <dd>
                {balanceCheck === null ? (
                  <Skeleton width="6rem" />
                ) : (
                  <Amount value={getFigure(balanceCheck, figure)} sign={signs[figure]} />
                )}
              </dd>
            </div>
          ))}
      </FigureList>
      {balanceCheck === null && (
        <VerdictText as="div" data-loading aria-hidden>
          <CircleCheck size={16} />
          <span data-usual={texts.addsUp({ count: USUAL_ROWS })} />
          <Skeleton width="80%" />
        </VerdictText>
      )}
      {balanceCheck !== null && (isComplete || balanceCheck.mismatch !== null) && (
        <BalanceVerdict balanceCheck={balanceCheck} rows={rows} />
      )}
    </>
  );
}

function BalanceVerdict({ balanceCheck: { mismatch }, rows }: { balanceCheck: BalanceCheck; rows: number }) {
  if (mismatch === null) {
    return (
      <VerdictText data-verdict="consistent" role="status">
        <CircleCheck size={16} aria-hidden />
        {texts.addsUp({ count: rows })}
      </VerdictText>
    );
  }
  return (
    <VerdictText data-verdict="inconsistent" role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>
        {texts.broken({ row: mismatch.row + 1, at: formatTimestamp(mismatch.at) ?? '' })}{' '}
        {texts.brokenFigures({ expected: formatAmount(mismatch.expected), found: formatAmount(mismatch.actual) })}
      </span>
    </VerdictText>
  );
}

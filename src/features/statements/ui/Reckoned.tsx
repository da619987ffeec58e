import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Money } from '#shared/domain/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatWhen } from '#shared/format/when.ts';
import { Amount, FigureList, Skeleton } from '#ui-kit';
import type { Reckoning } from '../model/reckoning.ts';
import { texts } from '../texts.ts';
import { Verdict } from './Statement.styles.ts';

export interface ReckonedProps {
  /** Null while the rows are read. */
  reckoning: Reckoning | null;
  rows: number;
  /** Whether these are all rows of the days. */
  complete: boolean;
}

const figures = ['opening', 'paidIn', 'paidOut', 'closing'] as const;
const signs = { opening: 'negative', paidIn: 'always', paidOut: 'always', closing: 'negative' } as const;
const moneyOf = (reckoning: Reckoning, figure: (typeof figures)[number]): Money => reckoning[figure];
const isBalance = (figure: (typeof figures)[number]): boolean => figure === 'opening' || figure === 'closing';

/** What came in and went out, and whether it leads from opening to closing balance: only then they are shown. */
export function Reckoned({ reckoning, rows, complete }: ReckonedProps) {
  const reaches = reckoning === null || (complete && reckoning.broken === null);
  return (
    <>
      <FigureList aria-busy={reckoning === null}>
        {figures.filter((figure) => reaches || !isBalance(figure)).map((figure) => (
          <div key={figure}>
            <dt>{texts.figures[figure]}</dt>
            <dd>{reckoning === null ? <Skeleton width="6rem" /> : <Amount value={moneyOf(reckoning, figure)} sign={signs[figure]} />}</dd>
          </div>
        ))}
      </FigureList>
      {reckoning !== null && (complete || reckoning.broken !== null) && <Told reckoning={reckoning} rows={rows} />}
    </>
  );
}

function Told({ reckoning: { broken }, rows }: { reckoning: Reckoning; rows: number }) {
  if (broken === null) {
    return (
      <Verdict data-verdict="whole" role="status">
        <CircleCheck size={16} aria-hidden />
        {texts.addsUp(rows)}
      </Verdict>
    );
  }
  return (
    <Verdict data-verdict="broken" role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>
        {texts.broken(broken.row + 1, formatWhen(broken.at) ?? '')} {texts.brokenFigures(formatAmount(broken.expected), formatAmount(broken.found))}
      </span>
    </Verdict>
  );
}

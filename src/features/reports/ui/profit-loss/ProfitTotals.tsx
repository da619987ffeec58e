import { Amount, Card, FigureList, Skeleton } from '#ui-kit';
import { type ProfitFigures, sumProfits } from '../../model/profit.ts';
import { profitTexts } from '../../texts.ts';

const figures = ['net', 'gross', 'commission'] as const;

/** Totals of the rows below; null while they load. */
export function ProfitTotals({ rows }: { rows: readonly ProfitFigures[] | null }) {
  const profit = rows === null ? null : sumProfits(rows);
  return (
    <Card title={profitTexts.totals}>
      <FigureList aria-busy={profit === null}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{profitTexts.figures[figure]}</dt>
            <dd>{profit === null ? <Skeleton width="6rem" /> : <Amount value={profit[figure]} sign="always" />}</dd>
          </div>
        ))}
      </FigureList>
    </Card>
  );
}

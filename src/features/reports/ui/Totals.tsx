import { Amount, Card, FigureList, Skeleton } from '#ui-kit';
import { totalProfit, type Profit } from '../model/profit.ts';
import { profitTexts as words } from '../texts.ts';

const figures = ['net', 'gross', 'commission'] as const;

/** What the rows below come to; null while they are read. */
export function Totals({ lines }: { lines: readonly Profit[] | null }) {
  const profit = lines === null ? null : totalProfit(lines);
  return (
    <Card title={words.totals}>
      <FigureList aria-busy={profit === null}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{words.figures[figure]}</dt>
            <dd>{profit === null ? <Skeleton width="6rem" /> : <Amount value={profit[figure]} sign="always" />}</dd>
          </div>
        ))}
      </FigureList>
    </Card>
  );
}

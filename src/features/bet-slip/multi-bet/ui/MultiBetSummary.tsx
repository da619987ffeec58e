import type { ReactNode } from 'react';
import type { Money } from '#shared/domain/money/money.ts';
import { negate } from '#shared/domain/money/money.ts';
import { Amount, SlipFigureList } from '#ui-kit';
import type { MultiBetFigures } from '../model/multi-bet-figures.ts';
import type { CombinedOddsText } from '../model/multi-bet-view.ts';
import { texts } from '../texts.ts';

interface MultiBetSummaryProps {
  figures: MultiBetFigures;
  combinedOdds: CombinedOddsText | null;
}

/** Combined profit and cost of the bets. */
export function MultiBetSummary({ figures, combinedOdds }: MultiBetSummaryProps) {
  const { exactProfit, other, liability, balanceAfter } = figures;
  return (
    <SlipFigureList>
      <SummaryRow label={texts.together}>{combinedOdds?.odds}</SummaryRow>
      <SummaryRow label={texts.book}>{combinedOdds?.book}</SummaryRow>
      {exactProfit !== null && <SummaryRow label={texts.profit}>{renderAmount(exactProfit, 'always')}</SummaryRow>}
      <SummaryRow label={texts.other}>{renderAmount(other, 'always')}</SummaryRow>
      <SummaryRow label={texts.liability}>
        {renderAmount(liability === null ? null : negate(liability), 'always')}
      </SummaryRow>
      <SummaryRow label={texts.balanceAfter}>{renderAmount(balanceAfter?.available ?? null, 'negative')}</SummaryRow>
      <SummaryRow label={texts.exposureAfter}>{renderAmount(balanceAfter?.exposure ?? null, 'negative')}</SummaryRow>
    </SlipFigureList>
  );
}

const renderAmount = (value: Money | null, sign: 'always' | 'negative'): ReactNode =>
  value === null ? undefined : <Amount value={value} sign={sign} tone={sign === 'always' ? 'signed' : 'neutral'} />;

const SummaryRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children ?? texts.none}</dd>
  </div>
);

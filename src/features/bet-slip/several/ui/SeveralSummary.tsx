import type { ReactNode } from 'react';
import type { Money } from '#shared/domain/money.ts';
import { negate } from '#shared/domain/money.ts';
import { Amount, SlipFigureList } from '#ui-kit';
import type { SeveralFigures } from '../model/figures.ts';
import type { Together } from '../model/view.ts';
import { texts } from '../texts.ts';

interface SeveralSummaryProps {
  figures: SeveralFigures;
  together: Together | null;
}

/** What the bets bring and cost together. */
export function SeveralSummary({ figures, together }: SeveralSummaryProps) {
  const { exactProfit, other, liability, after } = figures;
  return (
    <SlipFigureList>
      <Line label={texts.together}>{together?.odds}</Line>
      <Line label={texts.book}>{together?.book}</Line>
      {exactProfit !== null && <Line label={texts.profit}>{amount(exactProfit, 'always')}</Line>}
      <Line label={texts.other}>{amount(other, 'always')}</Line>
      <Line label={texts.liability}>{amount(liability === null ? null : negate(liability), 'always')}</Line>
      <Line label={texts.balanceAfter}>{amount(after?.available ?? null, 'negative')}</Line>
      <Line label={texts.exposureAfter}>{amount(after?.exposure ?? null, 'negative')}</Line>
    </SlipFigureList>
  );
}

const amount = (value: Money | null, sign: 'always' | 'negative'): ReactNode =>
  value === null ? undefined : <Amount value={value} sign={sign} tone={sign === 'always' ? 'signed' : 'plain'} />;

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children ?? texts.none}</dd>
  </div>
);

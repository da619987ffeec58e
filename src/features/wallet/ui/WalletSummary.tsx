import type { ReactNode } from 'react';
import { sum, type Money } from '#shared/domain/money.ts';
import { Amount, Card } from '#ui-kit';
import { useNewest } from '../api/queries.ts';
import type { Kind } from '../model/payment.ts';
import { isOpen } from '../model/steps.ts';
import { texts } from '../texts.ts';
import { Figures, Ways } from './WalletSummary.styles.ts';

export interface WalletSummaryProps {
  /** What can leave, and what open bets hold (0 or below); null until it is read. */
  balance: { readonly available: Money; readonly exposure: Money } | null;
  /** Where to go from here: links below the figures. */
  children?: ReactNode;
}

const { summary } = texts;

function useUnderWay(kind: Kind): Money | null {
  const rows = useNewest(kind).data?.rows;
  return rows === undefined ? null : sum(rows.filter(isOpen).map(({ amount }) => amount));
}

/** What there is, what is held, and what is on its way in and out. */
export function WalletSummary({ balance, children }: WalletSummaryProps) {
  const lines: readonly (readonly [string, Money | null])[] = [
    [summary.available, balance?.available ?? null],
    [summary.exposure, balance?.exposure ?? null],
    [summary.incoming, useUnderWay('deposit')],
    [summary.outgoing, useUnderWay('withdrawal')],
  ];
  return (
    <Card title={summary.title} aria-busy={balance === null}>
      <Figures>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null ? summary.unread : <Amount value={value} tone={name === summary.exposure ? 'signed' : 'plain'} />}</dd>
          </div>
        ))}
      </Figures>
      {children !== undefined && <Ways>{children}</Ways>}
    </Card>
  );
}

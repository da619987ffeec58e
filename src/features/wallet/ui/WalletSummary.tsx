import type { ReactNode } from 'react';
import { type Money, sum } from '#shared/domain/money/money.ts';
import { Amount, Card } from '#ui-kit';
import { useNewestRequests } from '../api/queries.ts';
import type { PaymentKind } from '../model/payment/payment.ts';
import { isOpenRequest } from '../model/payment/request-steps.ts';
import { texts } from '../texts.ts';
import { SummaryFigures, SummaryLinks } from './WalletSummary.styles.ts';

export interface WalletSummaryProps {
  /** Amount available to withdraw, and exposure of open bets (0 or below). Null until loaded. */
  balance: { readonly available: Money; readonly exposure: Money } | null;
  /** Links below the figures. */
  children?: ReactNode;
}

function useOpenRequestTotal(kind: PaymentKind): Money | null {
  const rows = useNewestRequests(kind).data?.rows;
  return rows === undefined ? null : sum(rows.filter(isOpenRequest).map(({ amount }) => amount));
}

/** Available balance, exposure, and payments in progress in both directions. */
export function WalletSummary({ balance, children }: WalletSummaryProps) {
  const { summary } = texts;
  const incoming = useOpenRequestTotal('deposit');
  const outgoing = useOpenRequestTotal('withdrawal');
  const figures: readonly (readonly [string, Money | null])[] = [
    [summary.available, balance?.available ?? null],
    [summary.exposure, balance?.exposure ?? null],
    [summary.incoming, incoming],
    [summary.outgoing, outgoing],
  ];
  return (
    <Card title={summary.title} aria-busy={balance === null}>
      <SummaryFigures>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value === null ? (
                summary.unread
              ) : (
                <Amount value={value} tone={name === summary.exposure ? 'signed' : 'neutral'} />
              )}
            </dd>
          </div>
        ))}
      </SummaryFigures>
      {children !== undefined && <SummaryLinks>{children}</SummaryLinks>}
    </Card>
  );
}

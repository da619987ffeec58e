import { useQuery } from '@tanstack/react-query';
import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { Card, EmptyState, Skeleton } from '#ui-kit';
import { useDesk, useTray } from '../api/desk.ts';
import { walletQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { DepositForm } from './DepositForm.tsx';
import { Failed } from './Failed.tsx';
import { Bones } from './wallet.styles.ts';

export interface DepositProps {
  /** Where pictures of methods and payment codes may come from. */
  policy: UrlPolicy;
  /** ISO 4217. */
  currency: string;
}

const { deposit } = texts;

/** Choose a way to pay, pay, and tell the exchange about it. */
export function Deposit({ policy, currency }: DepositProps) {
  useDesk();
  const query = useQuery(walletQueries.methods('DEPOSIT'));
  const restored = useTray((tray) => tray.restored.deposit?.reference);
  const { data: methods } = query;
  return (
    <Card aria-label={deposit.title} aria-busy={query.isPending}>
      {query.isPending && (
        <Bones role="group" aria-label={texts.methods.loading}>
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="10rem" />
          <Skeleton shape="block" height="8rem" />
        </Bones>
      )}
      {methods === undefined && query.error !== null && <Failed words={texts.methods.failed} query={query} />}
      {methods?.length === 0 && <EmptyState title={deposit.noMethods.title}>{deposit.noMethods.why}</EmptyState>}
      {methods !== undefined && methods.length > 0 && <DepositForm key={restored ?? 'typed'} methods={methods} policy={policy} currency={currency} />}
    </Card>
  );
}

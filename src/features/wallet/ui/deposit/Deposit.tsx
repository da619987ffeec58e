import { useQuery } from '@tanstack/react-query';
import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Card, EmptyState, Skeleton } from '#ui-kit';
import { walletQueries } from '../../api/queries.ts';
import { usePaymentController, usePaymentsState } from '../../api/usePaymentController.ts';
import { texts } from '../../texts.ts';
import { ReadErrorPanel } from '../ReadErrorPanel.tsx';
import { SkeletonGroup } from '../wallet.styles.ts';
import { DepositForm } from './DepositForm.tsx';

export interface DepositProps {
  /** Decides where pictures of methods and payment codes may come from. */
  policy: UrlPolicy;
  /** ISO 4217 code. */
  currency: string;
}

/** Deposit page: choose a method, pay, and report the payment to the exchange. */
export function Deposit({ policy, currency }: DepositProps) {
  const { deposit } = texts;
  usePaymentController();
  const methodsQuery = useQuery(walletQueries.methods('DEPOSIT'));
  const query = useRetriableRead(methodsQuery);
  const restoredReference = usePaymentsState((state) => state.restoredIntents.deposit?.reference);
  const { data: methods } = query;
  return (
    <Card aria-label={deposit.title} aria-busy={methodsQuery.isPending}>
      {methods === undefined && query.error === null && (
        <SkeletonGroup role="group" aria-label={texts.methods.loading}>
          <Skeleton variant="block" height="16rem" />
          <Skeleton variant="block" height="26rem" />
          <Skeleton variant="block" height="16rem" />
        </SkeletonGroup>
      )}
      {methods === undefined && query.error !== null && <ReadErrorPanel message={texts.methods.failed} query={query} />}
      {methods?.length === 0 && (
        <EmptyState title={deposit.noMethods.title}>{deposit.noMethods.description}</EmptyState>
      )}
      {methods !== undefined && methods.length > 0 && (
        <DepositForm key={restoredReference ?? 'new'} methods={methods} policy={policy} currency={currency} />
      )}
    </Card>
  );
}

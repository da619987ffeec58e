import type { ReactNode } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { useIsOffline } from '#shared/network/useIsOffline.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Badge, EmptyState, ErrorPanel, OpenBetList, Skeleton } from '#ui-kit';
import { getListedBetStatus } from '../model/listed-bets.ts';
import { texts } from '../texts.ts';
import { SkeletonRows } from './OpenBets.styles.ts';

/** Renders the note under a bet that is unmatched, void or deleted. */
function renderNote(bet: Bet): ReactNode {
  switch (getListedBetStatus(bet)) {
    case 'matched':
      return null;
    case 'unmatched':
      return <Badge tone="warn">{texts.unmatched}</Badge>;
    case 'void':
      return bet.deletedReason === null ? texts.void : texts.voidFor({ reason: bet.deletedReason });
    case 'deleted':
      return bet.deletedReason === null ? texts.deleted : texts.deletedFor({ reason: bet.deletedReason });
  }
}

/** Replaces the name of a fancy bet by its line, because the side already says YES or NO. */
const toDisplayBet = (bet: Bet): Bet =>
  bet.kind === 'fancy' ? { ...bet, selectionName: bet.marketName, marketName: texts.sessionLine } : bet;

export const BetRows = ({ label, bets }: { label: string; bets: readonly Bet[] }) => (
  <OpenBetList label={label} bets={bets.map(toDisplayBet)} renderNote={renderNote} />
);

function BetsSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonRows role="group" aria-busy aria-label={texts.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="2.5em" width="100%" variant="block" />
      ))}
    </SkeletonRows>
  );
}

/** The state of a list that has not been read, from TanStack Query. */
export interface BetsQuery {
  readonly error: Error | null;
  /** Failures so far. `error` is null again while the next attempt runs. */
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The reason why a list of bets could not be read. Offline it has no button: the network's return loads the list. */
export function BetsProblem(query: BetsQuery) {
  const { error, isFetching, refetch } = useRetriableRead({ ...query, data: undefined });
  const isOffline = useIsOffline();
  if (isOffline) return <EmptyState title={texts.offline.title}>{texts.offline.description}</EmptyState>;
  return (
    <ErrorPanel title={texts.failed.title} onRetry={() => void refetch()} busy={isFetching}>
      {describeReadError(error, texts.failed.description)}
    </ErrorPanel>
  );
}

/** Stands in place of bets that have not been read: a skeleton until the first failure, then the reason. */
export function MissingBets({ query, rows }: { query: BetsQuery; rows: number }) {
  const isOffline = useIsOffline();
  return !isOffline && query.errorUpdateCount === 0 ? <BetsSkeleton rows={rows} /> : <BetsProblem {...query} />;
}

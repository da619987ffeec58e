import type { ReactNode } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { Badge, ErrorPanel, OpenBetList, Skeleton } from '#ui-kit';
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
      return texts.void(bet.deletedReason);
    case 'deleted':
      return texts.deleted(bet.deletedReason);
  }
}

/** Replaces the name of a fancy bet by its line, because the side already says YES or NO. */
const toDisplayBet = (bet: Bet): Bet =>
  bet.kind === 'fancy' ? { ...bet, selectionName: bet.marketName, marketName: texts.sessionLine } : bet;

export const BetRows = ({ label, bets }: { label: string; bets: readonly Bet[] }) => (
  <OpenBetList label={label} bets={bets.map(toDisplayBet)} note={renderNote} />
);

export function BetsSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonRows role="group" aria-busy aria-label={texts.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="2.5em" width="100%" shape="block" />
      ))}
    </SkeletonRows>
  );
}

export function BetsError({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorPanel title={texts.failed.title} onRetry={onRetry} retrying={retrying}>
      {describeReadError(error, texts.failed.description)}
    </ErrorPanel>
  );
}

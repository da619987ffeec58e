import type { ReactNode } from 'react';
import { whyUnread } from '#shared/api/why.ts';
import type { Bet } from '#shared/domain/bet.ts';
import { Badge, ErrorPanel, OpenBetList, Skeleton } from '#ui-kit';
import { standingOf } from '../model/standing.ts';
import { texts } from '../texts.ts';
import { Bones } from './OpenBets.styles.ts';

/** What a row says under a bet that does not simply stand. */
function noteOf(bet: Bet): ReactNode {
  switch (standingOf(bet)) {
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

/** A session bet is listed as YES or NO on its line: its side already says that, so the line takes the name's place. */
const shown = (bet: Bet): Bet => (bet.kind === 'fancy' ? { ...bet, selectionName: bet.marketName, marketName: texts.session } : bet);

export const BetRows = ({ label, bets }: { label: string; bets: readonly Bet[] }) => <OpenBetList label={label} bets={bets.map(shown)} note={noteOf} />;

export function LoadingBets({ rows }: { rows: number }) {
  return (
    <Bones role="group" aria-busy aria-label={texts.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="2.5em" width="100%" shape="block" />
      ))}
    </Bones>
  );
}

export function UnreadBets({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorPanel title={texts.failed.title} onRetry={onRetry} retrying={retrying}>
      {whyUnread(error, texts.failed.why)}
    </ErrorPanel>
  );
}

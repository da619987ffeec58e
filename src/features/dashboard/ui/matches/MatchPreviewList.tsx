import { useMemo } from 'react';
import { describeFailure } from '#shared/api/describe-failure.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { useHome, useLiveFeed, useWatchHome } from '#shared/live/react/live-hooks.tsx';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { Card, EmptyState, ErrorPanel } from '#ui-kit';
import { unfiltered } from '../../model/board-filter.ts';
import { arrangeMatches } from '../../model/match-board.ts';
import { texts } from '../../texts.ts';
import { DashboardSkeleton } from '../DashboardSkeleton.tsx';
import { MatchList, type MatchListProps } from './MatchList.tsx';
import type { MatchSlots } from './MatchRow.tsx';

export interface MatchPreviewListProps extends MatchSlots, Pick<MatchListProps, 'title'> {
  /** `in-play` leaves out upcoming matches. */
  show: 'in-play' | 'all';
  /** Maximum number of matches: in-play first, then the earliest. */
  limit: number;
  /** Builds the address of a match. */
  toMatchHref: (row: MatchOutline) => string;
}

/** A few matches with live odds, for pages about another subject. */
export function MatchPreviewList({ title, show, limit, toMatchHref, ...slots }: MatchPreviewListProps) {
  useWatchHome();
  const home = useHome();
  const feed = useLiveFeed();
  const now = useCurrentTime(MINUTE_MS);
  const all = home.phase === 'ready' ? home.value : null;
  const rows = useMemo(() => {
    const { inPlay, upcoming } = arrangeMatches(all ?? [], { ...unfiltered, isInPlayOnly: show === 'in-play' });
    return [...inPlay, ...upcoming].slice(0, limit);
  }, [all, show, limit]);
  if (home.phase === 'waiting') return <DashboardSkeleton rows={limit} />;
  if (home.phase === 'failed') {
    return (
      <ErrorPanel title={texts.failed} onRetry={() => feed.refresh()}>
        {describeFailure(home.failure, texts.unreachable)}
      </ErrorPanel>
    );
  }
  if (rows.length > 0)
    return <MatchList title={title} rows={rows} of="all-sports" now={now} toHref={toMatchHref} {...slots} />;
  return (
    <Card title={title} padding="flush">
      <EmptyState title={show === 'in-play' ? texts.noneInPlay : texts.noMatches}>
        {show === 'in-play' ? texts.noneInPlayNext : texts.noMatchesNext}
      </EmptyState>
    </Card>
  );
}

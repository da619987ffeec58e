import { useEffect, useMemo, useState } from 'react';
import type { MatchOutline } from '#shared/live/live.ts';
import { useHome, useLiveFeed, useWatchHome } from '#shared/live/react.tsx';
import { Card, EmptyState, ErrorPanel } from '#ui-kit';
import { arrange } from '../model/board.ts';
import { everything } from '../model/filter.ts';
import { texts } from '../texts.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { MatchList, type MatchListProps } from './MatchList.tsx';

export interface MatchesNowProps extends Pick<MatchListProps, 'title' | 'renderOdds'> {
  /** `in-play` leaves out what is still to start. */
  of: 'in-play' | 'all';
  /** How many are shown at most: those in play first, then the earliest. */
  most: number;
  /** Where a match is opened. */
  matchHref: (row: MatchOutline) => string;
}

const MINUTE_MS = 60_000;

/** A few matches with live odds, for pages that are about something else. */
export function MatchesNow({ title, of, most, matchHref, renderOdds }: MatchesNowProps) {
  useWatchHome();
  const home = useHome();
  const feed = useLiveFeed();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const all = home.phase === 'ready' ? home.value : null;
  const rows = useMemo(() => {
    const { inPlay, upcoming } = arrange(all ?? [], { ...everything, inPlayOnly: of === 'in-play' });
    return [...inPlay, ...upcoming].slice(0, most);
  }, [all, of, most]);
  if (home.phase === 'waiting') return <DashboardSkeleton rows={most} />;
  if (home.phase === 'failed') {
    return (
      <ErrorPanel title={texts.failed} onRetry={() => feed.refresh()}>
        {texts.why(home.failure)}
      </ErrorPanel>
    );
  }
  if (rows.length > 0) return <MatchList title={title} rows={rows} total={null} now={now} hrefOf={matchHref} renderOdds={renderOdds} />;
  return (
    <Card title={title} padding="flush">
      <EmptyState title={of === 'in-play' ? texts.nothingInPlay : texts.nothing}>{of === 'in-play' ? texts.nothingInPlayNext : texts.nothingNext}</EmptyState>
    </Card>
  );
}

import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { MINUTE_MS } from '#shared/format/durations.ts';
import type { MatchOutline, ResourceState } from '#shared/live/live-feed.ts';
import { useHome, useLiveFeed, useWatchHome } from '#shared/live/react/live-hooks.tsx';
import { useOnlineFailure } from '#shared/network/useOnlineFailure.ts';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { Button, EmptyState, ErrorPanel, Stack } from '#ui-kit';
import { type BoardFilter, unfiltered } from '../model/board-filter.ts';
import { arrangeMatches, countSports, type MatchBoard } from '../model/match-board.ts';
import { texts } from '../texts.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { DashboardHeader, DashboardHeading, EmptyStateLink, StaleNotice } from './Dashboard.styles.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { MatchList, type MatchListProps } from './matches/MatchList.tsx';
import { useIncrementalBoard } from './useIncrementalBoard.ts';

export interface DashboardProps {
  /** Filter of the list. */
  filter: BoardFilter;
  /** Builds the address of this page with another filter. */
  toHref: (filter: BoardFilter) => string;
  /** Builds the address of a match. */
  toMatchHref: (row: MatchOutline) => string;
  /** Renders the live best back and lay prices of a match. Must keep its identity, or every row renders again. */
  renderOdds: (row: MatchOutline) => ReactNode;
}

/** Returns the title of the page, for its heading and the browser tab. */
export function formatDashboardTitle(filter: BoardFilter, sportName?: string): string {
  if (filter.isInPlayOnly) return sportName === undefined ? texts.inPlayPage : `${texts.inPlayPage} · ${sportName}`;
  return sportName ?? texts.dashboard;
}

/** Match list by sport, in-play and upcoming, with live match odds. */
export function Dashboard({ filter, toHref, ...list }: DashboardProps) {
  useWatchHome();
  const home = useHome();
  const rows = home.phase === 'ready' ? home.value : null;
  const sports = useMemo(() => countSports(rows ?? []), [rows]);
  const sportName = sports.find((sport) => sport.sportId === filter.sportId)?.name;
  return (
    <Stack>
      <DashboardHeader>
        <DashboardHeading tabIndex={-1}>{formatDashboardTitle(filter, sportName)}</DashboardHeading>
      </DashboardHeader>
      <BoardFilters sports={sports} filter={filter} toHref={toHref} />
      <DashboardContent
        home={home}
        filter={filter}
        allHref={toHref({ ...unfiltered, isInPlayOnly: false })}
        {...list}
      />
    </Stack>
  );
}

interface DashboardContentProps extends Pick<MatchListProps, 'renderOdds'> {
  home: ResourceState<readonly MatchOutline[]>;
  filter: BoardFilter;
  allHref: string;
  toMatchHref: (row: MatchOutline) => string;
}

function DashboardContent({ home, filter, allHref, toMatchHref, renderOdds }: DashboardContentProps) {
  const feed = useLiveFeed();
  const now = useCurrentTime(MINUTE_MS);
  const lateFailure = useOnlineFailure(home.phase === 'ready' ? home.failure : null);
  const rows = home.phase === 'ready' ? home.value : null;
  const board = useMemo(() => arrangeMatches(rows ?? [], filter), [rows, filter]);
  if (home.phase === 'failed') {
    return (
      <ErrorPanel title={texts.failed} onRetry={() => feed.refresh()}>
        {texts.describeFailure(home.failure)}
      </ErrorPanel>
    );
  }
  const shared = { now, toHref: toMatchHref, renderOdds };
  const isWaiting = home.phase === 'waiting';
  const isEmpty = !isWaiting && board.inPlay.length === 0 && board.upcoming.length === 0;
  return (
    <>
      {lateFailure !== null && (
        <StaleNotice role="status">
          {`${texts.stale}. ${texts.describeFailure(lateFailure)}`}
          <Button size="small" onClick={() => feed.refresh()}>
            {texts.retry}
          </Button>
        </StaleNotice>
      )}
      {!isEmpty && <MatchLists board={isWaiting ? null : board} {...shared} />}
      {isEmpty && (
        <EmptyState
          title={filter.isInPlayOnly ? texts.noneInPlay : texts.noMatches}
          action={
            <EmptyStateLink>
              <Link to={allHref}>{texts.showAll}</Link>
            </EmptyStateLink>
          }
        >
          {filter.isInPlayOnly ? texts.noneInPlayNext : texts.noMatchesNext}
        </EmptyState>
      )}
    </>
  );
}

interface MatchListsProps extends Pick<MatchListProps, 'now' | 'toHref' | 'renderOdds'> {
  /** Null until it has loaded. */
  board: MatchBoard<MatchOutline> | null;
}

function MatchLists({ board, ...shared }: MatchListsProps) {
  const visibleBoard = useIncrementalBoard(board);
  if (board === null || visibleBoard === null) return <DashboardSkeleton />;
  return (
    <>
      {visibleBoard.inPlay.length > 0 && (
        <MatchList title={texts.inPlay} rows={visibleBoard.inPlay} total={board.inPlay.length} {...shared} />
      )}
      {visibleBoard.upcoming.length > 0 && (
        <MatchList title={texts.upcoming} rows={visibleBoard.upcoming} total={board.upcoming.length} {...shared} />
      )}
    </>
  );
}

import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { describeFailure } from '#shared/api/describe-failure.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import type { MatchOutline, ResourceState } from '#shared/live/live-feed.ts';
import { useHome, useLiveFeed, useWatchHome } from '#shared/live/react/live-hooks.tsx';
import { useOnlineFailure } from '#shared/network/useOnlineFailure.ts';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { Button, EmptyState, ErrorPanel, Stack } from '#ui-kit';
import { type BoardFilter, unfiltered } from '../model/board-filter.ts';
import { arrangeMatches, countSports, groupBySport, type MatchBoard, takeFeatured } from '../model/match-board.ts';
import { texts } from '../texts.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { DashboardHeader, DashboardHeading, EmptyStateLink, StaleNotice } from './Dashboard.styles.ts';
import { DashboardSkeleton, FeaturedSkeleton } from './DashboardSkeleton.tsx';
import { FeaturedMatch } from './featured/FeaturedMatch.tsx';
import { MatchList, type MatchListProps } from './matches/MatchList.tsx';
import type { MatchSlots } from './matches/MatchRow.tsx';
import { useIncrementalBoard } from './useIncrementalBoard.ts';

export interface DashboardProps extends MatchSlots {
  /** Filter of the list. */
  filter: BoardFilter;
  /** Builds the address of this page with another filter. */
  toHref: (filter: BoardFilter) => string;
  /** Builds the address of a match. */
  toMatchHref: (row: MatchOutline) => string;
  /** Renders the chances of the featured match. */
  renderChances?: ((row: MatchOutline) => ReactNode) | undefined;
  /** Renders the prices of the featured match in two lines; undefined: like those of a row. */
  renderFeaturedOdds?: ((row: MatchOutline) => ReactNode) | undefined;
}

const isUnfiltered = ({ sportId, seriesId, isInPlayOnly }: BoardFilter): boolean =>
  sportId === null && seriesId === null && !isInPlayOnly;

/** Returns the title of the page, for its heading and the browser tab. */
export function formatDashboardTitle(filter: BoardFilter, sportName?: string): string {
  if (filter.isInPlayOnly) return sportName === undefined ? texts.inPlayPage : texts.inPlayPageOf({ sport: sportName });
  return sportName ?? texts.dashboard;
}

const readFirstVolume = (row: MatchOutline) => row.firstMatched;

/** Match list by sport, in-play and upcoming, with live match odds, below the featured match. */
export function Dashboard({ filter, toHref, renderChances, renderFeaturedOdds, ...list }: DashboardProps) {
  useWatchHome();
  const home = useHome();
  const rows = home.phase === 'ready' ? home.value : null;
  const sports = useMemo(() => countSports(rows ?? []), [rows]);
  const { featured, board } = useMemo(
    () => takeFeatured(arrangeMatches(rows ?? [], filter), readFirstVolume),
    [rows, filter],
  );
  const sportName = sports.find((sport) => sport.sportId === filter.sportId)?.name;
  return (
    <Stack>
      <DashboardHeader data-home={isUnfiltered(filter) ? '' : undefined}>
        <DashboardHeading tabIndex={-1}>{formatDashboardTitle(filter, sportName)}</DashboardHeading>
      </DashboardHeader>
      {rows === null && home.phase === 'waiting' && <FeaturedSkeleton />}
      {featured !== null && (
        <FeaturedMatch
          row={featured}
          href={list.toMatchHref(featured)}
          renderChances={renderChances}
          renderOdds={renderFeaturedOdds ?? list.renderOdds}
        />
      )}
      <BoardFilters sports={sports} filter={filter} toHref={toHref} />
      <DashboardContent
        home={home}
        board={board}
        isEmpty={featured === null && board.inPlay.length === 0 && board.upcoming.length === 0}
        filter={filter}
        allHref={toHref({ ...unfiltered, isInPlayOnly: false })}
        {...list}
      />
    </Stack>
  );
}

interface DashboardContentProps extends MatchSlots, Pick<DashboardProps, 'filter' | 'toMatchHref'> {
  home: ResourceState<readonly MatchOutline[]>;
  /** The matches of the lists. */
  board: MatchBoard<MatchOutline>;
  /** No match fits the filter. */
  isEmpty: boolean;
  allHref: string;
}

function DashboardContent(props: DashboardContentProps) {
  const { home, board, isEmpty, filter, allHref, toMatchHref, ...slots } = props;
  const feed = useLiveFeed();
  const now = useCurrentTime(MINUTE_MS);
  const lateFailure = useOnlineFailure(home.phase === 'ready' ? home.failure : null);
  if (home.phase === 'failed') {
    return (
      <ErrorPanel title={texts.failed} onRetry={() => feed.refresh()}>
        {describeFailure(home.failure, texts.unreachable)}
      </ErrorPanel>
    );
  }
  const isWaiting = home.phase === 'waiting';
  return (
    <>
      {lateFailure !== null && (
        <StaleNotice role="status">
          {texts.stale({ failure: describeFailure(lateFailure, texts.unreachable) })}
          <Button size="small" onClick={() => feed.refresh()}>
            {texts.retry}
          </Button>
        </StaleNotice>
      )}
      {(isWaiting || !isEmpty) && (
        <MatchLists board={isWaiting ? null : board} now={now} toHref={toMatchHref} {...slots} />
      )}
      {!isWaiting && isEmpty && (
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

interface MatchListsProps extends Omit<MatchListProps, 'title' | 'rows' | 'of'> {
  /** Null until it has loaded. */
  board: MatchBoard<MatchOutline> | null;
}

function MatchLists({ board, ...shared }: MatchListsProps) {
  const visibleBoard = useIncrementalBoard(board);
  if (visibleBoard === null) return <DashboardSkeleton />;
  return (
    <>
      {groupBySport(visibleBoard.inPlay).map((rows) => (
        <MatchList
          key={rows[0]?.sportId}
          title={texts.sportInPlay({ sport: rows[0]?.sportName ?? '' })}
          rows={rows}
          of="one-sport"
          {...shared}
        />
      ))}
      {visibleBoard.upcoming.length > 0 && (
        <MatchList title={texts.upcoming} rows={visibleBoard.upcoming} of="all-sports" {...shared} />
      )}
    </>
  );
}

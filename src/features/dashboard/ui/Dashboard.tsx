import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MatchOutline, Topic } from '#shared/live/live.ts';
import { useHome, useLiveFeed, useWatchHome } from '#shared/live/react.tsx';
import { Button, EmptyState, ErrorPanel } from '#ui-kit';
import { arrange, type Board, countSports } from '../model/board.ts';
import { everything, type BoardFilter } from '../model/filter.ts';
import { texts } from '../texts.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { Head, Old, Page, Title, Way } from './Dashboard.styles.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { MatchList, type MatchListProps } from './MatchList.tsx';
import { useBoardInTurn } from './use-board-in-turn.ts';

export interface DashboardProps {
  /** Which matches are shown. */
  filter: BoardFilter;
  /** The address of this page under another filter. */
  hrefOf: (filter: BoardFilter) => string;
  /** Where a match is opened. */
  matchHref: (row: MatchOutline) => string;
  /** Best back and lay of a match, live; the same function through every render, or every row renders again. */
  renderOdds: (row: MatchOutline) => ReactNode;
}

const MINUTE_MS = 60_000;

/** The time, a minute old at most: what "Today" and "Tomorrow" hang on. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The page's name: its heading, and the browser's tab. */
export function dashboardTitle(filter: BoardFilter, sportName?: string): string {
  if (filter.inPlayOnly) return sportName === undefined ? texts.inPlayPage : `${texts.inPlayPage} · ${sportName}`;
  return sportName ?? texts.dashboard;
}

/** Sports, matches in play, and matches to come, with live match odds. */
export function Dashboard({ filter, hrefOf, ...list }: DashboardProps) {
  useWatchHome();
  const home = useHome();
  const rows = home.phase === 'ready' ? home.value : null;
  const sports = useMemo(() => countSports(rows ?? []), [rows]);
  const sportName = sports.find((sport) => sport.sportId === filter.sportId)?.name;
  return (
    <Page>
      <Head>
        <Title tabIndex={-1}>{dashboardTitle(filter, sportName)}</Title>
      </Head>
      <BoardFilters sports={sports} filter={filter} hrefOf={hrefOf} />
      <Content home={home} filter={filter} allHref={hrefOf({ ...everything, inPlayOnly: false })} {...list} />
    </Page>
  );
}

interface ContentProps extends Pick<MatchListProps, 'renderOdds'> {
  home: Topic<readonly MatchOutline[]>;
  filter: BoardFilter;
  allHref: string;
  matchHref: (row: MatchOutline) => string;
}

function Content({ home, filter, allHref, matchHref, renderOdds }: ContentProps) {
  const feed = useLiveFeed();
  const now = useMinute();
  const rows = home.phase === 'ready' ? home.value : null;
  const board = useMemo(() => arrange(rows ?? [], filter), [rows, filter]);
  if (home.phase === 'failed') {
    return (
      <ErrorPanel title={texts.failed} onRetry={() => feed.refresh()}>
        {texts.why(home.failure)}
      </ErrorPanel>
    );
  }
  const shared = { now, hrefOf: matchHref, renderOdds };
  const waiting = home.phase === 'waiting';
  const nothing = !waiting && board.inPlay.length === 0 && board.upcoming.length === 0;
  return (
    <>
      {!waiting && home.failure && (
        <Old role="status">
          {`${texts.old}. ${texts.why(home.failure)}`}
          <Button size="small" onClick={() => feed.refresh()}>
            {texts.again}
          </Button>
        </Old>
      )}
      {!nothing && <Lists board={waiting ? null : board} {...shared} />}
      {nothing && (
        <EmptyState
          title={filter.inPlayOnly ? texts.nothingInPlay : texts.nothing}
          action={
            <Way>
              <Link to={allHref}>{texts.showAll}</Link>
            </Way>
          }
        >
          {filter.inPlayOnly ? texts.nothingInPlayNext : texts.nothingNext}
        </EmptyState>
      )}
    </>
  );
}

interface ListsProps extends Pick<MatchListProps, 'now' | 'hrefOf' | 'renderOdds'> {
  /** Null while it is not known. */
  board: Board<MatchOutline> | null;
}

function Lists({ board, ...shared }: ListsProps) {
  const drawn = useBoardInTurn(board);
  if (board === null || drawn === null) return <DashboardSkeleton />;
  return (
    <>
      {drawn.inPlay.length > 0 && <MatchList title={texts.inPlay} rows={drawn.inPlay} total={board.inPlay.length} {...shared} />}
      {drawn.upcoming.length > 0 && <MatchList title={texts.upcoming} rows={drawn.upcoming} total={board.upcoming.length} {...shared} />}
    </>
  );
}

import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { MatchPreviewList } from '#features/dashboard/index.ts';
import { AccountTiles, homeTexts, PinnedLinks, QuickLinks } from '#features/home/index.ts';
import { MatchOddsRow } from '#features/market/index.ts';
import { getAllNewsLabel, getNewsTitle, News } from '#features/news/index.ts';
import { getPinElementId, usePins } from '#features/pinned/index.ts';
import { useBalance } from '#features/positions/index.ts';
import { NextRaces } from '#features/racing/index.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { useHome } from '#shared/live/react/live-hooks.tsx';
import { useIsWide } from '#ui-kit';
import { Columns } from '../layout/Columns.tsx';
import { listQuickLinks } from '../layout/navigation.ts';
import { Panel } from '../layout/Panel.tsx';
import { useBrandLabels } from '../providers/brand-content.ts';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { renderScore, renderTrend } from './dashboard/match-slots.tsx';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';
import { useSelectForMatch } from './useSelectForMatch.ts';

const IN_PLAY = 6;
const RACES = 5;
const HEADLINES = 3;
const getMatchHref = (row: MatchOutline): string => paths.toMatch(row.sportId, row.matchId);
const hrefs = {
  balance: paths.statement,
  exposure: paths.liabilities,
  today: paths.profitLoss,
  open: paths.myBets,
} as const;

/** `/`: the home page. Each panel has queries and an error boundary of its own. */
export function IndexPage() {
  usePageTitle(homeTexts.title);
  // The lines of the matches decide where the news stands.
  const hasMatches = useHome().phase !== 'waiting';
  return (
    <Columns rail={<Rail />}>
      <PageTitle>{homeTexts.title}</PageTitle>
      <Panel name={homeTexts.tiles.label}>
        <Tiles />
      </Panel>
      <Panel name={texts.inPlay}>
        <InPlay />
      </Panel>
      {hasMatches && (
        <Panel name={getNewsTitle()}>
          <News
            title={getNewsTitle()}
            limit={HEADLINES}
            size="short"
            action={<Link to={paths.news}>{getAllNewsLabel()}</Link>}
          />
        </Panel>
      )}
    </Columns>
  );
}

function Tiles() {
  const [now] = useState(Date.now);
  const balance = useBalance();
  return <AccountTiles balance={balance} hrefs={hrefs} link={routeLink} now={now} />;
}

function InPlay() {
  const select = useSelectForMatch();
  const { features } = useConfig();
  const isWide = useIsWide();
  const renderOdds = useCallback((row: MatchOutline) => <MatchOddsRow outline={row} onSelect={select} />, [select]);
  return (
    <MatchPreviewList
      title={texts.inPlay}
      show="in-play"
      limit={IN_PLAY}
      toMatchHref={getMatchHref}
      renderOdds={renderOdds}
      renderScore={features.score ? renderScore : undefined}
      renderTrend={isWide ? renderTrend : undefined}
    />
  );
}

function Rail() {
  const pins = usePins();
  const labels = useBrandLabels();
  return (
    <>
      <Panel name={texts.pinned}>
        <PinnedLinks
          pins={pins}
          toHref={({ marketId }) => `${paths.multi}#${encodeURIComponent(getPinElementId(marketId))}`}
          allHref={paths.multi}
          link={routeLink}
        />
      </Panel>
      <QuickLinks links={listQuickLinks(labels)} link={routeLink} />
      {/* Last, because it is lower when there are no races. */}
      <Panel name={texts.races}>
        <NextRaces limit={RACES} toRaceHref={paths.toMatch} link={routeLink} />
      </Panel>
    </>
  );
}

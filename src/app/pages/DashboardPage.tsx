import { lazy, Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Dashboard, formatDashboardTitle, parseBoardFilter } from '#features/dashboard/index.ts';
import { MatchOddsRow } from '#features/market/index.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { useIsWide } from '#ui-kit';
import { getBoardHref } from '../layout/board-href.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { renderChances, renderScore, renderTrend } from './dashboard/match-slots.tsx';
import { texts } from './texts.ts';
import { useSelectForMatch } from './useSelectForMatch.ts';

/** Phones have no space for the rail and do not download it. */
const Rail = lazy(async () => ({ default: (await loadWithTexts(() => import('./OpenBetsRail.tsx'))).OpenBetsRail }));

const getMatchHref = (row: MatchOutline): string => paths.toMatch(row.sportId, row.matchId);

/** The home list. A filter in the address makes it the In-Play page. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const filter = parseBoardFilter(search);
  usePageTitle(formatDashboardTitle(filter));
  const isWide = useIsWide();
  const select = useSelectForMatch();
  const renderOdds = useCallback((row: MatchOutline) => <MatchOddsRow outline={row} onSelect={select} />, [select]);
  const renderFeaturedOdds = useCallback(
    (row: MatchOutline) => <MatchOddsRow outline={row} columns="teams" onSelect={select} />,
    [select],
  );
  const { features } = useConfig();
  return (
    <Columns
      rail={
        isWide && (
          <Panel name={texts.openBets}>
            <Suspense fallback={null}>
              <Rail />
            </Suspense>
          </Panel>
        )
      }
    >
      <Panel name={texts.matches}>
        <Dashboard
          filter={filter}
          toHref={getBoardHref}
          toMatchHref={getMatchHref}
          renderOdds={renderOdds}
          renderScore={features.score ? renderScore : undefined}
          renderTrend={isWide ? renderTrend : undefined}
          renderChances={renderChances}
          renderFeaturedOdds={renderFeaturedOdds}
        />
      </Panel>
    </Columns>
  );
}

import { lazy, Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Dashboard, dashboardTitle, parseBoardFilter } from '#features/dashboard/index.ts';
import { MatchOddsRow } from '#features/market/index.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { useIsWide } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { boardHref } from '../shell/navigation.ts';
import { Panel } from '../shell/Panel.tsx';
import { texts } from './dashboard-texts.ts';
import { usePickForMatch } from './use-pick-for-match.ts';

/** A phone has no room for it, and does not load it. */
const Rail = lazy(async () => ({ default: (await import('./OpenBetsRail.tsx')).OpenBetsRail }));

const matchHref = (row: MatchOutline): string => paths.match(row.sportId, row.matchId);

/** The home list, and (through its filter in the address) the In-Play page. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const filter = parseBoardFilter(search);
  useDocumentTitle(dashboardTitle(filter), useConfig().brand.name);
  const pick = usePickForMatch();
  const renderOdds = useCallback((row: MatchOutline) => <MatchOddsRow outline={row} onSelect={pick} />, [pick]);
  return (
    <Columns
      rail={
        useIsWide() && (
          <Panel name={texts.openBets}>
            <Suspense fallback={null}>
              <Rail />
            </Suspense>
          </Panel>
        )
      }
    >
      <Panel name={texts.matches}>
        <Dashboard filter={filter} hrefOf={boardHref} matchHref={matchHref} renderOdds={renderOdds} />
      </Panel>
    </Columns>
  );
}

import { lazy, Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Dashboard, dashboardTitle, readFilter } from '#features/dashboard/index.ts';
import { MatchOddsRow } from '#features/market/index.ts';
import type { MatchOutline } from '#shared/live/live.ts';
import { useWide } from '#ui-kit';
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
  const filter = readFilter(search);
  useDocumentTitle(dashboardTitle(filter), useConfig().brand.name);
  const pick = usePickForMatch();
  const renderOdds = useCallback((row: MatchOutline) => <MatchOddsRow outline={row} onPick={pick} />, [pick]);
  return (
    <Columns
      rail={
        useWide() && (
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

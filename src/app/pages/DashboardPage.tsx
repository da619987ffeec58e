import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { OpenBets } from '#features/bets/index.ts';
import { useBetSlip } from '#features/bet-slip/index.ts';
import { Dashboard, dashboardTitle, readFilter } from '#features/dashboard/index.ts';
import { MatchOddsRow, type OddsSelection } from '#features/market/index.ts';
import type { MatchOutline } from '#shared/live/live.ts';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { boardHref } from '../shell/navigation.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { useWide } from '../shell/wide.ts';
import { RailTitle } from './page.styles.ts';
import { texts } from './texts.ts';

const matchHref = (row: MatchOutline): string => paths.match(row.sportId, row.matchId);

/** The home list, and (through its filter in the address) the In-Play page. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const navigate = useNavigate();
  const { onPick } = useBetSlip();
  useDocumentTitle(dashboardTitle(filter), useConfig().brand.name);
  // The slip belongs to the match page (specification 2): a price pressed here waits there.
  const pick = useCallback(
    (selection: OddsSelection) => {
      onPick(selection);
      void navigate(paths.match(selection.sportId, selection.matchId));
    },
    [navigate, onPick],
  );
  const renderOdds = useCallback((row: MatchOutline) => <MatchOddsRow outline={row} onPick={pick} />, [pick]);
  return (
    <Columns rail={useWide() && <Rail />}>
      <Panel name={texts.matches}>
        <Dashboard filter={filter} hrefOf={boardHref} matchHref={matchHref} renderOdds={renderOdds} />
      </Panel>
    </Columns>
  );
}

function Rail() {
  return (
    <Panel name={texts.openBets}>
      <RailTitle>{texts.openBets}</RailTitle>
      <OpenBets link={routeLink} matchHref={paths.match} />
    </Panel>
  );
}

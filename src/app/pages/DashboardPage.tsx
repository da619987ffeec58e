import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Dashboard, dashboardTitle, readFilter } from '#features/dashboard/index.ts';
import { MatchOddsRow, type OddsSelection } from '#features/market/index.ts';
import type { MatchOutline } from '#shared/live/live.ts';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { boardHref } from '../shell/navigation.ts';

const matchHref = (row: MatchOutline): string => paths.match(row.sportId, row.matchId);

/** The home list, and (through its filter in the address) the In-Play page. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const navigate = useNavigate();
  useDocumentTitle(dashboardTitle(filter), useConfig().brand.name);
  const pick = useCallback((selection: OddsSelection) => void navigate(paths.match(selection.sportId, selection.matchId)), [navigate]);
  const renderOdds = useCallback((row: MatchOutline) => <MatchOddsRow outline={row} onPick={pick} />, [pick]);
  return (
    <Columns>
      <Dashboard filter={filter} hrefOf={boardHref} matchHref={matchHref} renderOdds={renderOdds} />
    </Columns>
  );
}

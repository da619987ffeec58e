import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { freshProfit, ProfitLoss } from '#features/reports/index.ts';
import { createEventDetail, getBetSide, openDetailWindow } from '#features/statements/index.ts';
import type { EventProfit, StatementBet } from '#shared/api/contract/betting/reports.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';
import { useTableState } from './useTableState.ts';

const toHref = (search: string): string => `${paths.profitLoss}${search}`;
const getOrdersHref = (game: string): string =>
  `${paths.casinoOrders}?${new URLSearchParams({ search: game }).toString()}`;
const open = (event: EventProfit) => openDetailWindow(createEventDetail(event), paths.toStatementDetail);

/** `/profitloss`: profit and loss by sport, event, market and bet. */
export function ProfitLossPage() {
  const { features } = useConfig();
  usePageTitle(texts.profitLoss);
  const view = useTableState('profit-loss', freshProfit);
  const [now] = useState(Date.now);
  const side = useCallback(
    (bet: StatementBet) => getBetSide(bet, features.statementSideInverted),
    [features.statementSideInverted],
  );
  return (
    <Columns>
      <PageTitle>{texts.profitLoss}</PageTitle>
      <Panel name={texts.profitLoss}>
        <ProfitLoss
          view={view}
          now={now}
          link={routeLink}
          toHref={toHref}
          toOrdersHref={getOrdersHref}
          onOpen={open}
          getBetSide={side}
          nextStep={<Link to={paths.dashboard}>{texts.nextSteps.matches}</Link>}
        />
      </Panel>
    </Columns>
  );
}

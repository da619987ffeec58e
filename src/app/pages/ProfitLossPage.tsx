import { useCallback, useState } from 'react';
import { freshProfit, ProfitLoss } from '#features/reports/index.ts';
import { createEventDetail, openDetailWindow, getBetSide } from '#features/statements/index.ts';
import type { EventProfit, StatementBet } from '#shared/api/contract/betting/reports.ts';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { useTableState } from '../table-state.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

const hrefOf = (search: string): string => `${paths.profitLoss}${search}`;
const ordersHref = (game: string): string =>
  `${paths.casinoOrders}?${new URLSearchParams({ search: game }).toString()}`;
const open = (event: EventProfit) => openDetailWindow(createEventDetail(event), paths.statementDetail);

/** `/profitloss`: by sport, event, market and bet. */
export function ProfitLossPage() {
  const { brand, features } = useConfig();
  useDocumentTitle(texts.profitLoss, brand.name);
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
          hrefOf={hrefOf}
          ordersHref={ordersHref}
          onOpen={open}
          getBetSide={side}
        />
      </Panel>
    </Columns>
  );
}

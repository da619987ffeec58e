import { useState } from 'react';
import { Link } from 'react-router-dom';
import { initialTransactionTable, Transactions } from '#features/wallet/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';
import { useTableState } from './useTableState.ts';

/** `/transaction`: every deposit and withdrawal. */
export function TransactionPage() {
  usePageTitle(texts.transactions);
  const view = useTableState('transactions', initialTransactionTable);
  // Fixes "the last 30 days" while the page is open.
  const [now] = useState(Date.now);
  return (
    <Columns>
      <PageTitle>{texts.transactions}</PageTitle>
      <Panel name={texts.transactions}>
        <Transactions view={view} now={now} nextStep={<Link to={paths.deposit}>{texts.nextSteps.deposit}</Link>} />
      </Panel>
    </Columns>
  );
}

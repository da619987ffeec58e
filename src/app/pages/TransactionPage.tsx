import { useState } from 'react';
import { initialTransactionTable, Transactions } from '#features/wallet/index.ts';
import { Card } from '#ui-kit';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
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
        <Card aria-label={texts.transactions} padding="flush">
          <Transactions view={view} now={now} />
        </Card>
      </Panel>
    </Columns>
  );
}

import { useState } from 'react';
import { initialTransactionTable, Transactions } from '#features/wallet/index.ts';
import { Card } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTableState } from '../table-state.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

/** `/transaction`: every deposit and withdrawal. */
export function TransactionPage() {
  useDocumentTitle(texts.transactions, useConfig().brand.name);
  const view = useTableState('transactions', initialTransactionTable);
  // The days of "the last 30" stand still while the page is open.
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

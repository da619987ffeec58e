import { useState } from 'react';
import { Link } from 'react-router-dom';
import { freshStatement, openDetailWindow, Statement, type StoredStatementDetail } from '#features/statements/index.ts';
import { pageLengthsAndAll } from '#ui-kit';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';
import { useTableState } from './useTableState.ts';

const open = (detail: StoredStatementDetail) => openDetailWindow(detail, paths.toStatementDetail);

/** `/statement`: the cash movements of the account. */
export function StatementPage() {
  usePageTitle(texts.statement);
  const view = useTableState('statement', freshStatement, pageLengthsAndAll);
  // Fixes "the last 7 days" while the page is open.
  const [now] = useState(Date.now);
  return (
    <Columns>
      <PageTitle>{texts.statement}</PageTitle>
      <Panel name={texts.statement}>
        <Statement
          view={view}
          now={now}
          onOpen={open}
          nextStep={<Link to={paths.deposit}>{texts.nextSteps.deposit}</Link>}
        />
      </Panel>
    </Columns>
  );
}

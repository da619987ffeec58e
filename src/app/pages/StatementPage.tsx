import { useState } from 'react';
import { freshStatement, openDetailWindow, Statement } from '#features/statements/index.ts';
import type { StatementDetail } from '#shared/storage/statement-detail.ts';
import { pageLengthsAndAll } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTableState } from '../table-state.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

const open = (detail: StatementDetail) => openDetailWindow(detail, paths.statementDetail);

/** `/statement`: the account's cash, row by row. */
export function StatementPage() {
  useDocumentTitle(texts.statement, useConfig().brand.name);
  const view = useTableState('statement', freshStatement, pageLengthsAndAll);
  // The days of "the last 7" stand still while the page is open.
  const [now] = useState(Date.now);
  return (
    <Columns>
      <PageTitle>{texts.statement}</PageTitle>
      <Panel name={texts.statement}>
        <Statement view={view} now={now} onOpen={open} />
      </Panel>
    </Columns>
  );
}

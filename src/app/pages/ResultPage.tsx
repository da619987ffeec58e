import { useState } from 'react';
import { freshResults, Results } from '#features/reports/index.ts';
import { useConfig } from '../config/context.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTableState } from '../table-state.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

/** `/result`: what won, market by market. */
export function ResultPage() {
  useDocumentTitle(texts.results, useConfig().brand.name);
  const view = useTableState('results', freshResults);
  const [now] = useState(Date.now);
  return (
    <Columns>
      <PageTitle>{texts.results}</PageTitle>
      <Panel name={texts.results}>
        <Results view={view} now={now} />
      </Panel>
    </Columns>
  );
}

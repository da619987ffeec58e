import { useState } from 'react';
import { Link } from 'react-router-dom';
import { freshResults, Results } from '#features/reports/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';
import { useTableState } from './useTableState.ts';

/** `/result`: the winners, market by market. */
export function ResultPage() {
  usePageTitle(texts.results);
  const view = useTableState('results', freshResults);
  const [now] = useState(Date.now);
  return (
    <Columns>
      <PageTitle>{texts.results}</PageTitle>
      <Panel name={texts.results}>
        <Results view={view} now={now} nextStep={<Link to={paths.myBets}>{texts.nextSteps.myBets}</Link>} />
      </Panel>
    </Columns>
  );
}

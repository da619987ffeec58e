import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { MarketHistoryList, RecordingFile } from '#features/replay/index.ts';
import { Spinner } from '#ui-kit';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { renderReadOnlyLine, renderReadOnlyMarket } from './ReadOnlyMarket.tsx';
import { texts } from './texts.ts';

/** `/replay`: the recorded prices of this visit, and in the demo a recorded stream. */
export function ReplayPage() {
  usePageTitle(texts.replay);
  return (
    <Columns>
      <PageTitle>{texts.replay}</PageTitle>
      <Panel name={texts.replay}>
        <MarketHistoryList
          renderMarket={renderReadOnlyMarket}
          renderLine={renderReadOnlyLine}
          nextStep={<Link to={paths.dashboard}>{texts.nextSteps.matches}</Link>}
        />
      </Panel>
      {__SIMULATED_EXCHANGE__ && (
        <Panel name={texts.recording}>
          <Suspense fallback={<Spinner />}>
            <RecordingFile renderMarket={renderReadOnlyMarket} />
          </Suspense>
        </Panel>
      )}
    </Columns>
  );
}

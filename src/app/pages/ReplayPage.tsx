import { Suspense } from 'react';
import { RecordingFile, MarketHistoryList } from '#features/replay/index.ts';
import { Spinner } from '#ui-kit';
import { useConfig } from '../config/context.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { asItWas, lineAsItWas } from './as-it-was.tsx';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

/** `/replay`: what the feed has shown on this page, and in the demo a recorded stream. */
export function ReplayPage() {
  useDocumentTitle(texts.replay, useConfig().brand.name);
  return (
    <Columns>
      <PageTitle>{texts.replay}</PageTitle>
      <Panel name={texts.replay}>
        <MarketHistoryList renderMarket={asItWas} renderLine={lineAsItWas} />
      </Panel>
      {__SIMULATED_EXCHANGE__ && (
        <Panel name={texts.recording}>
          <Suspense fallback={<Spinner />}>
            <RecordingFile renderMarket={asItWas} />
          </Suspense>
        </Panel>
      )}
    </Columns>
  );
}

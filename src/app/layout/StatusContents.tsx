import { lazy, Suspense, useEffect } from 'react';
import { NewsTicker } from '#features/news/index.ts';
import { SessionClock, TimeOutNotice } from '#features/responsible-gambling/index.ts';
import { loadOddsFormat } from '#shared/odds-format/load-odds-format.ts';
import { ODDS_FORMAT_KEY } from '#shared/storage/read-boot-hints.ts';
import { subscribeToStorage } from '#shared/storage/subscribe-to-storage.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { useConfig } from '../providers/config-context.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { waitAfterStartup } from '../router/timing.ts';
import { MaintenanceGate } from '../switches/MaintenanceGate.tsx';
import { OperatorMessage } from '../switches/OperatorMessage.tsx';
import { PreviewNote } from '../switches/PreviewNote.tsx';
import { StatusBar } from './StatusLine.styles.ts';
import { texts } from './texts.ts';

/** The first reality check comes an hour after the first screen at the earliest. */
const LazyRealityCheck = lazy(async () => {
  await waitAfterStartup();
  return { default: (await loadWithTexts(() => import('./RealityCheckGate.tsx'))).RealityCheckGate };
});

/** The demo's own service worker updates without asking. */
const LazyUpdateNotice = __SIMULATED_EXCHANGE__
  ? null
  : lazy(async () => {
      await waitAfterStartup();
      return { default: (await loadWithTexts(() => import('../updates/UpdateNotice.tsx'))).UpdateNotice };
    });

const LazyOldDataNotice = lazy(async () => ({
  default: (await loadWithTexts(() => import('./OldDataNotice.tsx'))).OldDataNotice,
}));

const renderNothing = () => null;
const news = (
  <ErrorBoundary fallback={renderNothing}>
    <OperatorMessage>
      <NewsTicker href={paths.news} link={routeLink} />
    </OperatorMessage>
  </ErrorBoundary>
);

/** A waiting update, the operator's message or news, a running time-out, the session's length, and a lost network. */
export function StatusContents() {
  const { features } = useConfig();
  // Another tab chose another format of odds.
  useEffect(() => subscribeToStorage([ODDS_FORMAT_KEY], () => void loadOddsFormat()), []);
  return (
    <>
      <ErrorBoundary fallback={renderNothing}>
        <Suspense fallback={null}>
          <LazyOldDataNotice />
        </Suspense>
      </ErrorBoundary>
      <StatusBar aria-label={texts.statusLine}>
        <PreviewNote />
        {LazyUpdateNotice && (
          <ErrorBoundary fallback={renderNothing}>
            <Suspense fallback={null}>
              <LazyUpdateNotice />
            </Suspense>
          </ErrorBoundary>
        )}
        <ErrorBoundary fallback={renderNothing}>
          {features.responsiblePlay ? (
            <TimeOutNotice href={paths.playSafe} link={routeLink}>
              {news}
            </TimeOutNotice>
          ) : (
            news
          )}
        </ErrorBoundary>
        <ErrorBoundary fallback={renderNothing}>
          <SessionClock href={paths.playSafe} link={routeLink} />
        </ErrorBoundary>
      </StatusBar>
      <ErrorBoundary fallback={renderNothing}>
        <Suspense fallback={null}>
          <LazyRealityCheck />
        </Suspense>
      </ErrorBoundary>
      <MaintenanceGate />
    </>
  );
}

import { lazy, Suspense } from 'react';
import { NewsTicker } from '#features/news/index.ts';
import { SessionClock, TimeOutNotice } from '#features/responsible-gambling/index.ts';
import { useConfig } from '../config/context.ts';
import { later } from '../later.ts';
import { paths } from '../paths.ts';
import { ErrorFence } from './ErrorFence.tsx';
import { routeLink } from './routeLink.tsx';
import { Line } from './StatusLine.styles.ts';
import { texts } from './texts.ts';

/** Needed an hour after the first screen. */
const PlayWatch = lazy(async () => {
  await later();
  return { default: (await import('./PlayWatch.tsx')).PlayWatch };
});

const nothing = () => null;
const news = (
  <ErrorFence fallback={nothing}>
    <NewsTicker href={paths.news} link={routeLink} />
  </ErrorFence>
);

/** What the operator has to say, or a time-out that is running, and how long this session has lasted. */
export function StatusContents() {
  const { features } = useConfig();
  return (
    <>
      <Line aria-label={texts.statusLine}>
        <ErrorFence fallback={nothing}>
          {features.responsiblePlay ? (
            <TimeOutNotice href={paths.playSafe} link={routeLink}>
              {news}
            </TimeOutNotice>
          ) : (
            news
          )}
        </ErrorFence>
        <ErrorFence fallback={nothing}>
          <SessionClock href={paths.playSafe} link={routeLink} />
        </ErrorFence>
      </Line>
      <ErrorFence fallback={nothing}>
        <Suspense fallback={null}>
          <PlayWatch />
        </Suspense>
      </ErrorFence>
    </>
  );
}

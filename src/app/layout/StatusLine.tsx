import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { StatusBar } from './StatusLine.styles.ts';
import { texts } from './texts.ts';

const StatusContents = lazy(async () => ({ default: (await import('./StatusContents.tsx')).StatusContents }));

/** The row before its content has loaded. */
const EmptyStatusLine = () => <StatusBar aria-label={texts.statusLine} />;

/** Whether the browser has painted the page once, for requests that the first paint does not need. */
function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPainted(true)));
    return () => clearTimeout(timer);
  }, []);
  return isPainted;
}

/** The row below the header on every page. It keeps its height, and requests its content after the first paint. */
export function StatusLine() {
  const isPainted = useAfterFirstPaint();
  if (!isPainted) return <EmptyStatusLine />;
  return (
    <ErrorBoundary fallback={() => <EmptyStatusLine />}>
      <Suspense fallback={<EmptyStatusLine />}>
        <StatusContents />
      </Suspense>
    </ErrorBoundary>
  );
}

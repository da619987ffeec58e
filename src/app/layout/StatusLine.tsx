import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { StatusBar } from './StatusLine.styles.ts';
import { texts } from './texts.ts';

const StatusContents = lazy(async () => ({ default: (await import('./StatusContents.tsx')).StatusContents }));

const empty = <StatusBar aria-label={texts.statusLine} />;

/** Whether the page has been drawn once: for requests that its first picture can do without. */
function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPainted(true)));
    return () => clearTimeout(timer);
  }, []);
  return isPainted;
}

/** Under the header on every page. It keeps its height; its content is requested after the first paint. */
export function StatusLine() {
  const isPainted = useAfterFirstPaint();
  if (!isPainted) return empty;
  return (
    <ErrorBoundary fallback={() => empty}>
      <Suspense fallback={empty}>
        <StatusContents />
      </Suspense>
    </ErrorBoundary>
  );
}

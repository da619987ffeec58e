import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { ErrorFence } from './ErrorFence.tsx';
import { Line } from './StatusLine.styles.ts';
import { texts } from './texts.ts';

const StatusContents = lazy(async () => ({ default: (await import('./StatusContents.tsx')).StatusContents }));

const empty = <Line aria-label={texts.statusLine} />;

/** Whether the page has been drawn once: what asks for more than it needed to be drawn does so after that. */
function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawn(true)));
    return () => clearTimeout(timer);
  }, []);
  return drawn;
}

/** Under the header on every page. It keeps its height, and what it says comes once the page stands. */
export function StatusLine() {
  if (!useDrawn()) return empty;
  return (
    <ErrorFence fallback={() => empty}>
      <Suspense fallback={empty}>
        <StatusContents />
      </Suspense>
    </ErrorFence>
  );
}

import { lazy, Suspense } from 'react';
import { usePause } from '#shared/switches/switches.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';

const LazyMaintenance = lazy(async () => ({
  default: (await loadWithTexts(() => import('./Maintenance.tsx'))).Maintenance,
}));

/** Covers the page while the operator has paused the whole site. */
export function MaintenanceGate() {
  const reason = usePause('site');
  return reason === null ? null : (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <LazyMaintenance reason={reason} />
      </Suspense>
    </ErrorBoundary>
  );
}

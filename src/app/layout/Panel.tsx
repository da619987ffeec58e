import type { ReactNode } from 'react';
import { ErrorPanel } from '#ui-kit';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { texts } from './texts.ts';

export interface PanelProps {
  /** What the panel shows, as in "Bet slip": named when it breaks. */
  name: string;
  children: ReactNode;
}

/** A part of a page that may break alone: its neighbours keep working. */
export function Panel({ name, children }: PanelProps) {
  return (
    <ErrorBoundary
      fallback={(again) => (
        <ErrorPanel title={texts.panelFailed(name)} onRetry={again}>
          {texts.panelNext}
        </ErrorPanel>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

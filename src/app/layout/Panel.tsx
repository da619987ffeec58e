import type { ReactNode } from 'react';
import { ErrorPanel } from '#ui-kit';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { texts } from './texts.ts';

export interface PanelProps {
  /** Name of the content, as in "Bet slip", for the error message. */
  name: string;
  children: ReactNode;
}

/** A part of a page with its own error boundary: an error leaves the other parts working. */
export function Panel({ name, children }: PanelProps) {
  return (
    <ErrorBoundary
      fallback={(again) => (
        <ErrorPanel title={texts.panelFailed({ panel: name })} onRetry={again}>
          {texts.panelNext}
        </ErrorPanel>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

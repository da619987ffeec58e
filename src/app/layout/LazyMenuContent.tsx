import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { ErrorPanel, Spinner } from '#ui-kit';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { MenuPlaceholder } from './LazyMenuContent.styles.ts';
import { texts } from './texts.ts';

/**
 * Can hold the focus while the menu loads. When React replaces it, the focus moves to the first control of the
 * replacement.
 */
function Placeholder({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const menu = element?.parentElement;
    return () => {
      // React calls this before it inserts the replacement.
      if (element?.contains(document.activeElement))
        queueMicrotask(() => menu?.querySelector<HTMLElement>('a[href], button, [tabindex="0"]')?.focus());
    };
  }, []);
  return (
    <MenuPlaceholder ref={box} tabIndex={0}>
      {children}
    </MenuPlaceholder>
  );
}

export interface LazyMenuContentProps {
  /** A component made by `createLazyWithPreload`. */
  children: ReactNode;
}

/**
 * The content of a menu that downloads on its first opening. It shows a spinner meanwhile, and a retry button after a
 * failure.
 */
export function LazyMenuContent({ children }: LazyMenuContentProps) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Placeholder>
          <ErrorPanel title={texts.menuFailed} onRetry={retry} />
        </Placeholder>
      )}
    >
      <Suspense
        fallback={
          <Placeholder>
            <Spinner label={texts.menuLoading} />
          </Placeholder>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

import { lazy, Suspense } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { useBrandFooter } from '../providers/brand-content.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import type { BrandFooterContentProps } from './BrandFooterContent.tsx';

const LazyContent = lazy(async () => ({
  default: (await loadWithTexts(() => import('./BrandFooterContent.tsx'))).BrandFooterContent,
}));

/** The footer of the operator's brand, once both have loaded. Nothing without one, or when its file is missing. */
export function BrandFooter({ below }: Pick<BrandFooterContentProps, 'below'>) {
  const footer = useBrandFooter();
  if (footer.text === null && footer.links.length === 0) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <LazyContent {...footer} below={below} />
      </Suspense>
    </ErrorBoundary>
  );
}

import { lazy, Suspense } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { Spinner } from '#ui-kit';
import type { FancyBookProps } from './FancyBook.tsx';

const FancyBook = lazy(async () => ({ default: (await loadWithTexts(() => import('./FancyBook.tsx'))).FancyBook }));

/** Loads the chart with the first open book instead of with the match page. */
export function LazyFancyBook(props: FancyBookProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <FancyBook {...props} />
    </Suspense>
  );
}

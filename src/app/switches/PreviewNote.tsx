import { lazy, Suspense } from 'react';
import { removePreviewToken } from '#shared/storage/preview-token.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { getPreviewEnd } from '../boot/preview/preview-tab.ts';

const LazyPreviewButton = lazy(async () => ({
  default: (await loadWithTexts(() => import('./PreviewButton.tsx'))).PreviewButton,
}));

/** Says that this tab previews a configuration, and leads back to the current one. Nothing without a preview. */
export function PreviewNote() {
  const end = getPreviewEnd();
  return end === null ? null : (
    <Suspense fallback={null}>
      <LazyPreviewButton
        end={end}
        onLeave={() => {
          removePreviewToken();
          location.reload();
        }}
      />
    </Suspense>
  );
}

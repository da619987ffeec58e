import { lazy, Suspense } from 'react';
import { removePreviewToken } from '#shared/storage/preview-token.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { getPreviewEnd } from '../boot/preview/preview-tab.ts';
import type { PreviewButtonProps } from './PreviewButton.tsx';

const LazyPreviewButton = lazy(async () => ({
  default: (await loadWithTexts(() => import('./PreviewButton.tsx'))).PreviewButton,
}));

/** Says that this tab previews a configuration, and leads back to the current one. Nothing without a preview. */
export function PreviewNote({ below }: Pick<PreviewButtonProps, 'below'>) {
  const end = getPreviewEnd();
  return end === null ? null : (
    <Suspense fallback={null}>
      <LazyPreviewButton
        end={end}
        below={below}
        onLeave={() => {
          removePreviewToken();
          location.reload();
        }}
      />
    </Suspense>
  );
}

import { lazy } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';

/** Lazy: only simulated exchanges offer it, and only testers with a recording need it. */
export const RecordingFile = lazy(async () => ({
  default: (await loadWithTexts(() => import('./RecordingFile.tsx'))).RecordingFile,
}));

import { lazy } from 'react';

/** Lazy: only simulated exchanges offer it, and only testers with a recording need it. */
export const RecordingFile = lazy(async () => ({ default: (await import('./RecordingFile.tsx')).RecordingFile }));

import { lazy } from 'react';

/** Of use only beside a simulated exchange, and then only to whoever has a recording. */
export const RecordingFile = lazy(async () => ({ default: (await import('./RecordingFile.tsx')).RecordingFile }));

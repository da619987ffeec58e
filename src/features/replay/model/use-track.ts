import { useState } from 'react';
import type { LookBack } from '#shared/live/live.ts';
import { usePast } from '#shared/live/past/use-past.ts';

/** What is found as far as the moment it is first looked for, or the record comes, and then kept; null where there is nothing to look back on. */
export function useTrack<T>(find: (past: LookBack) => T | null): T | null {
  const past = usePast();
  const [found, setFound] = useState(() => ({ in: past, track: past && find(past) }));
  if (found.in !== past) setFound({ in: past, track: past && find(past) });
  return found.track;
}

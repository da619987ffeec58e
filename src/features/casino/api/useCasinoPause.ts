import { useState } from 'react';
import { usePause } from '#shared/switches/switches.ts';

/**
 * Returns the operator's reason while the casino is paused, and whether this game may run. A game that has started goes
 * on, because its round has a stake.
 */
export function useCasinoPause(): { readonly pause: string | null; readonly mayRun: boolean } {
  const pause = usePause('casino');
  const [mayRun, setMayRun] = useState(pause === null);
  if (pause === null && !mayRun) setMayRun(true);
  return { pause, mayRun };
}

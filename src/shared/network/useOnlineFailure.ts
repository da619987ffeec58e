import { useState } from 'react';
import { useIsOffline } from './useIsOffline.ts';

/**
 * Returns a failure that began online, for notices that take space. Offline, the band below the header says enough. A
 * failure from then ends soon after the network returns. A notice that comes and goes meanwhile would move prices just
 * as they unlock.
 */
export function useOnlineFailure<Failure>(failure: Failure | null): Failure | null {
  const isOffline = useIsOffline();
  const [isFromOffline, setFromOffline] = useState(isOffline);
  const isHidden = isOffline || (isFromOffline && failure !== null);
  if (isHidden !== isFromOffline) setFromOffline(isHidden);
  return isHidden ? null : failure;
}

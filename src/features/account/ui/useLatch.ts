import { useRef } from 'react';

/**
 * Runs one task at a time and drops calls in between. `isPending` would come too late for a second press in the same
 * frame. Errors of the task are swallowed, because its mutation holds them.
 */
export function useLatch() {
  const isRunning = useRef(false);
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } catch {
      // The mutation of the task shows its error.
    } finally {
      isRunning.current = false;
    }
  };
}

import { useRef } from 'react';

/**
 * Lets one piece of work run at a time: a second press before React has drawn the first is dropped (`isPending` would come too
 * late). What goes wrong is drawn from the mutation it went wrong in.
 */
export function useLatch() {
  const isRunning = useRef(false);
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } catch {
      // Drawn by whoever gave the work.
    } finally {
      isRunning.current = false;
    }
  };
}

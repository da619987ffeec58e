import { yieldUnlessAborted } from '../yield-unless-aborted.ts';

/** Longest time in milliseconds without a pause for the page. */
const MAX_BUSY_MS = 40;

/** Creates a function that pauses when the last pause is long ago. It throws the signal's reason after an abort. */
export function createPacer(signal: AbortSignal): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < MAX_BUSY_MS) return;
    await yieldUnlessAborted(signal);
    last = performance.now();
  };
}

const AFTER_STARTUP_MS = 4000;

/**
 * Resolves after the first screen and its first responses, for downloads that must not compete with them. All waiters
 * would continue at once, so each takes the next idle moment. A match with many price changes may have none, and Safari
 * has no `requestIdleCallback`.
 */
export const waitAfterStartup = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, AFTER_STARTUP_MS));
  if ('requestIdleCallback' in globalThis)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: AFTER_STARTUP_MS }));
};

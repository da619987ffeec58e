const AFTER_STARTUP_MS = 4000;

/** Resolves after the first screen and its first responses, for downloads that must not compete with them. */
export const waitAfterStartup = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AFTER_STARTUP_MS));

const AFTER_STARTUP_MS = 4000;

/** Resolves when the first screen and its first answers have arrived: for downloads that must not compete with them. */
export const afterStartup = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AFTER_STARTUP_MS));

/** Ends the current task, so that a slow phone can answer a press before the next one. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

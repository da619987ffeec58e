/** Ends the current task, so that a slow phone can handle a press before the next one. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

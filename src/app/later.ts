const LATER_MS = 4000;

/** Resolves when the first screen and its first answers are surely there: for files that it does not need, and should not share the line with. */
export const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATER_MS));

/** Ends the task under way: between steps a slow phone may do something else. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

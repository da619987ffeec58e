export interface TestDownload<Parts> {
  /** Replaces `import()`. */
  readonly load: () => Promise<Parts>;
  /** Ends the pending downloads, and waits until their callers have handled the results. */
  readonly succeed: () => Promise<void>;
  readonly fail: () => Promise<void>;
  readonly countAttempts: () => number;
}

/** Creates a download that a test or story ends. */
export function createDownload<Parts>(parts: Parts): TestDownload<Parts> {
  let attempts = 0;
  let pending: { resolve: (parts: Parts) => void; reject: (error: Error) => void }[] = [];
  const end = async (settle: (each: (typeof pending)[number]) => void) => {
    pending.forEach(settle);
    pending = [];
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    load: () => {
      attempts += 1;
      return new Promise((resolve, reject) => pending.push({ resolve, reject }));
    },
    succeed: () => end(({ resolve }) => resolve(parts)),
    fail: () => end(({ reject }) => reject(new Error('a test of a failed download'))),
    countAttempts: () => attempts,
  };
}

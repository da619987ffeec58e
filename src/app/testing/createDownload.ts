export interface TestDownload<Parts> {
  /** Stands for `import()`. */
  readonly load: () => Promise<Parts>;
  /** Ends the downloads under way, and waits until their results have been handled. */
  readonly succeed: () => Promise<void>;
  readonly fail: () => Promise<void>;
  readonly attempts: () => number;
}

/** A download that ends when a test or story says so. */
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
    attempts: () => attempts,
  };
}

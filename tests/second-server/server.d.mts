/** Starts the second server on a free port of this computer. */
export function startSecondServer(options?: { clock?: () => number }): Promise<{
  /** Its address, without a path. */
  readonly address: string;
  stop(): Promise<void>;
}>;

/** Repairs per minute after which the stream closes its connection for a while. */
export const MAX_RECOVERIES = { most: 5, withinMs: 60_000 };

/** Counts the repairs of a stream. */
export class RecoveryLimit {
  readonly #now: () => number;
  #recoveries = { count: 0, since: 0 };

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts one repair, and returns whether the server has needed too many. */
  countRecovery(): 'within-limit' | 'exceeded' {
    if (this.#now() - this.#recoveries.since > MAX_RECOVERIES.withinMs)
      this.#recoveries = { count: 0, since: this.#now() };
    this.#recoveries = { ...this.#recoveries, count: this.#recoveries.count + 1 };
    return this.#recoveries.count > MAX_RECOVERIES.most ? 'exceeded' : 'within-limit';
  }
}

/** Watches the age of every market with one timer. Times are milliseconds of the page's monotonic clock. */
export class Freshness {
  readonly #heard = new Map<string, { at: number; until: number }>();
  readonly #now: () => number;
  readonly #staled: (marketIds: readonly string[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Infinity;

  constructor(now: () => number, staled: (marketIds: readonly string[]) => void) {
    this.#now = now;
    this.#staled = staled;
  }

  /** `now`: one look at the clock for as many markets as are asked about. */
  of(marketId: string, now: number): 'live' | 'stale' {
    const heard = this.#heard.get(marketId);
    return heard !== undefined && heard.until > now ? 'live' : 'stale';
  }

  /** When the market was last heard of; null: never. */
  heardAt(marketId: string): number | null {
    return this.#heard.get(marketId)?.at ?? null;
  }

  /** The market was heard of `at` this time, or now; its prices hold for `lifeMs` from then. Returns whether they had been stale. */
  hear(marketId: string, lifeMs: number, at = this.#now()): boolean {
    const until = at + lifeMs;
    const heard = this.#heard.get(marketId);
    const wasStale = heard === undefined || heard.until <= at;
    if (heard === undefined) this.#heard.set(marketId, { at, until });
    else {
      heard.at = at;
      heard.until = until;
    }
    this.#arm(until);
    return wasStale;
  }

  /** Nothing changed: markets heard of before hold for `lifeMs` from now. Returns those that had been stale. */
  hearAgain(marketIds: Iterable<string>, lifeMs: number): readonly string[] {
    // One look at the clock for all: a stream says so with every message.
    const at = this.#now();
    const until = at + lifeMs;
    const returned: string[] = [];
    for (const marketId of marketIds) {
      const heard = this.#heard.get(marketId);
      if (heard === undefined) continue;
      if (heard.until <= at) returned.push(marketId);
      heard.at = at;
      heard.until = until;
    }
    this.#arm(until);
    return returned;
  }

  /** Two polls were missed: markets not heard of since `since` are stale at once, whatever life they had left. */
  doubt(marketIds: Iterable<string>, since: number): void {
    const lost: string[] = [];
    for (const marketId of marketIds) {
      const heard = this.#heard.get(marketId);
      if (heard === undefined || heard.at > since || heard.until === -Infinity) continue;
      heard.until = -Infinity;
      lost.push(marketId);
    }
    if (lost.length > 0) this.#staled(lost);
  }

  forget(marketId: string): void {
    this.#heard.delete(marketId);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timerAt = Infinity;
  }

  // Moving the timer at every message would cost more than the check: it only ever moves forward when it fires.
  #arm(at: number): void {
    if (at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    this.#timer = setTimeout(this.#check, Math.max(0, at - this.#now()) + 1);
  }

  readonly #check = (): void => {
    const now = this.#now();
    const lost: string[] = [];
    let next = Infinity;
    this.#timerAt = Infinity;
    for (const [marketId, heard] of this.#heard) {
      if (heard.until > now) next = Math.min(next, heard.until);
      else if (heard.until !== -Infinity) {
        heard.until = -Infinity;
        lost.push(marketId);
      }
    }
    if (next !== Infinity) this.#arm(next);
    if (lost.length > 0) this.#staled(lost);
  };
}

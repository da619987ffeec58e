/** Watches the age of every market with one timer. Times are milliseconds of the page's monotonic clock. */
export class Freshness {
  readonly #entries = new Map<string, { at: number; expiresAt: number }>();
  readonly #now: () => number;
  readonly #onStale: (marketIds: readonly string[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Infinity;

  constructor(now: () => number, onStale: (marketIds: readonly string[]) => void) {
    this.#now = now;
    this.#onStale = onStale;
  }

  /** `now`: one look at the clock for as many markets as are asked about. */
  stateOf(marketId: string, now: number): 'live' | 'stale' {
    const entry = this.#entries.get(marketId);
    return entry !== undefined && entry.expiresAt > now ? 'live' : 'stale';
  }

  /** When the market was last heard of; null: never. */
  lastSeenAt(marketId: string): number | null {
    return this.#entries.get(marketId)?.at ?? null;
  }

  /** The market was heard of `at` this time, or now; its prices hold for `lifeMs` from then. Returns whether they had been stale. */
  markSeen(marketId: string, ttlMs: number, at = this.#now()): boolean {
    const expiresAt = at + ttlMs;
    const entry = this.#entries.get(marketId);
    const wasStale = entry === undefined || entry.expiresAt <= at;
    if (entry === undefined) this.#entries.set(marketId, { at, expiresAt });
    else {
      entry.at = at;
      entry.expiresAt = expiresAt;
    }
    this.#armTimer(expiresAt);
    return wasStale;
  }

  /** Nothing changed: markets heard of before hold for `lifeMs` from now. Returns those that had been stale. */
  extend(marketIds: Iterable<string>, ttlMs: number): readonly string[] {
    // One look at the clock for all: a stream says so with every message.
    const at = this.#now();
    const expiresAt = at + ttlMs;
    const recovered: string[] = [];
    for (const marketId of marketIds) {
      const entry = this.#entries.get(marketId);
      if (entry === undefined) continue;
      if (entry.expiresAt <= at) recovered.push(marketId);
      entry.at = at;
      entry.expiresAt = expiresAt;
    }
    this.#armTimer(expiresAt);
    return recovered;
  }

  /** Two polls were missed: markets not heard of since `since` are stale at once, whatever life they had left. */
  markStale(marketIds: Iterable<string>, failingSince: number): void {
    const expired: string[] = [];
    for (const marketId of marketIds) {
      const entry = this.#entries.get(marketId);
      if (entry === undefined || entry.at > failingSince || entry.expiresAt === -Infinity) continue;
      entry.expiresAt = -Infinity;
      expired.push(marketId);
    }
    if (expired.length > 0) this.#onStale(expired);
  }

  forget(marketId: string): void {
    this.#entries.delete(marketId);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timerAt = Infinity;
  }

  // Moving the timer at every message would cost more than the check: it only ever moves forward when it fires.
  #armTimer(at: number): void {
    if (at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    this.#timer = setTimeout(this.#check, Math.max(0, at - this.#now()) + 1);
  }

  readonly #check = (): void => {
    const now = this.#now();
    const expired: string[] = [];
    let next = Infinity;
    this.#timerAt = Infinity;
    for (const [marketId, entry] of this.#entries) {
      if (entry.expiresAt > now) next = Math.min(next, entry.expiresAt);
      else if (entry.expiresAt !== -Infinity) {
        entry.expiresAt = -Infinity;
        expired.push(marketId);
      }
    }
    if (next !== Infinity) this.#armTimer(next);
    if (expired.length > 0) this.#onStale(expired);
  };
}

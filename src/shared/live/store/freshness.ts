import type { PageEnvironment } from './browser-environment.ts';

export type PageClocks = Pick<PageEnvironment, 'now' | 'readWallTime'>;

/** Both clocks are compared this often while a market is fresh. Milliseconds. */
const SLEEP_CHECK_MS = 1_000;
/** The wall clock is ahead by more than this: the device has slept, or its clock was set. Milliseconds. */
const MAX_DRIFT_MS = 2_000;

interface Entry {
  at: number;
  /** -Infinity: reported as stale. */
  expiresAt: number;
}

/**
 * Tracks the age of every market with one timer. Times are milliseconds of the page's monotonic clock, which may stand
 * still while the device sleeps: after a sleep every market is stale.
 */
export class Freshness {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  readonly #readWallTime: () => number;
  readonly #onStale: (marketId: string, overdueMs: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Infinity;
  #drift = 0;

  /** `overdueMs`: for how many milliseconds the time of the market's prices has been over. */
  constructor({ now, readWallTime = now }: PageClocks, onStale: (marketId: string, overdueMs: number) => void) {
    this.#now = now;
    this.#readWallTime = readWallTime;
    this.#onStale = onStale;
  }

  /** `now`: one clock reading shared by many markets. */
  getState(marketId: string, now: number): 'live' | 'stale' {
    const entry = this.#entries.get(marketId);
    return entry !== undefined && entry.expiresAt > now ? 'live' : 'stale';
  }

  /** Returns the time of the market's last message. Null: none. */
  getLastSeenAt(marketId: string): number | null {
    return this.#entries.get(marketId)?.at ?? null;
  }

  /** Marks a market as updated at `at` or now, valid for `ttlMs` from then. Returns whether it had been stale. */
  markSeen(marketId: string, ttlMs: number, at = this.#now()): boolean {
    const expiresAt = at + ttlMs;
    const entry = this.#entries.get(marketId);
    // After a sleep a message may come before the timer.
    if (entry !== undefined && this.#readOverdueMs(entry) > 0) this.#expire(marketId, entry);
    const wasStale = entry === undefined || entry.expiresAt <= at;
    if (entry === undefined) this.#entries.set(marketId, { at, expiresAt });
    else {
      entry.at = at;
      entry.expiresAt = expiresAt;
    }
    this.#armTimer(expiresAt);
    return wasStale;
  }

  /** Extends all known markets by `ttlMs` from now. Returns those that had been stale. */
  extend(marketIds: Iterable<string>, ttlMs: number): readonly string[] {
    // One clock reading for all: a stream calls this with every message.
    const at = this.#now();
    const expiresAt = at + ttlMs;
    const recovered: string[] = [];
    for (const marketId of marketIds) {
      const entry = this.#entries.get(marketId);
      if (entry === undefined) continue;
      if (entry.expiresAt <= at) {
        this.#expire(marketId, entry);
        recovered.push(marketId);
      }
      entry.at = at;
      entry.expiresAt = expiresAt;
    }
    this.#armTimer(expiresAt);
    return recovered;
  }

  /** Markets without a message since `failingSince` become stale at once: after missed polls, or a doubtful stream. */
  markStale(marketIds: Iterable<string>, failingSince: number): void {
    for (const marketId of marketIds) {
      const entry = this.#entries.get(marketId);
      if (entry !== undefined && entry.at <= failingSince) this.#expire(marketId, entry);
    }
  }

  forget(marketId: string): void {
    this.#entries.delete(marketId);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timerAt = Infinity;
  }

  // The timer moves only when it fires: moving it with every message would cost more than the check.
  #armTimer(at: number): void {
    if (at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    if (this.#timerAt === Infinity) this.#drift = this.#readDrift();
    this.#timerAt = at;
    this.#timer = setTimeout(this.#check, Math.min(SLEEP_CHECK_MS, Math.max(0, at - this.#now()) + 1));
  }

  /** How far the wall clock is ahead of the page's. */
  readonly #readDrift = (): number => this.#readWallTime() - this.#now();

  /** Only the wall clock counts a sleep. */
  readonly #readOverdueMs = ({ expiresAt }: Entry): number => this.#readWallTime() - this.#drift - expiresAt;

  #expire(marketId: string, entry: Entry): void {
    if (entry.expiresAt === -Infinity) return;
    const overdueMs = Math.max(0, this.#readOverdueMs(entry));
    entry.expiresAt = -Infinity;
    this.#onStale(marketId, overdueMs);
  }

  readonly #check = (): void => {
    const hasSlept = this.#readDrift() - this.#drift > MAX_DRIFT_MS;
    const now = hasSlept ? Infinity : this.#now();
    let next = Infinity;
    this.#timerAt = Infinity;
    for (const [marketId, entry] of this.#entries) {
      if (entry.expiresAt > now) next = Math.min(next, entry.expiresAt);
      else this.#expire(marketId, entry);
    }
    if (next !== Infinity) this.#armTimer(next);
  };
}

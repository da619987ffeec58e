import type { Traffic } from '../live-feed.ts';

const SECONDS = 10;

/** Counts messages in ten buckets of one second. */
export class TrafficCounter {
  readonly #buckets = new Array<number>(SECONDS).fill(0);
  #second = -Infinity;
  #firstAt: number | null = null;
  #lastAt: number | null = null;

  count(now: number): void {
    this.#forward(now);
    const bucket = this.#second % SECONDS;
    this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
    this.#firstAt ??= now;
    this.#lastAt = now;
  }

  read(now: number): Traffic {
    this.#forward(now);
    const seconds = Math.min(SECONDS, Math.max(1, (now - (this.#firstAt ?? now)) / 1000));
    const perSecond = this.#buckets.reduce((sum, count) => sum + count, 0) / seconds;
    return { perSecond, lastAgoMs: this.#lastAt === null ? null : now - this.#lastAt };
  }

  #forward(now: number): void {
    const second = Math.floor(now / 1000);
    const passed = Math.min(SECONDS, second - this.#second);
    for (let back = 0; back < passed; back += 1) this.#buckets[(second - back) % SECONDS] = 0;
    this.#second = second;
  }
}

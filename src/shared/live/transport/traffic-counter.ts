import type { Traffic } from '../live-feed.ts';

const SPAN_MS = 10_000;
/** Times that are stored at most before old ones are dropped. */
const MAX_TIMES = 5_000;

/** Counts the messages of the last ten seconds. */
export class TrafficCounter {
  #times: number[] = [];
  #firstAt = Infinity;

  count(now: number): void {
    this.#firstAt = Math.min(this.#firstAt, now);
    if (this.#times.push(now) > MAX_TIMES) this.#times = this.#listRecent(now);
  }

  read(now: number): Traffic {
    const seconds = Math.min(SPAN_MS, Math.max(1_000, now - this.#firstAt)) / 1_000;
    const lastAt = this.#times.at(-1);
    return { perSecond: this.#listRecent(now).length / seconds, lastAgoMs: lastAt === undefined ? null : now - lastAt };
  }

  readonly #listRecent = (now: number): number[] => this.#times.filter((at) => now - at < SPAN_MS);
}

import { MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';
import { texts } from '../texts.ts';
import { texts as priceTexts } from './price-texts.ts';

/** Returns true when an age is shown as a clock time instead of seconds. */
export const isLate = (ms: number): boolean => ms >= MINUTE_MS;

/**
 * Formats the age of a market's prices: whole seconds, or a clock time when it is late. Steady updates always give the
 * same text, so the DOM does not change. `now`: milliseconds since 1970-01-01 UTC.
 */
export function formatPriceAge(ms: number, now: number): string {
  if (isLate(ms)) return texts.age.asOf({ clock: formatTimestamp(now - ms, 'clock') ?? '' });
  return ms < SECOND_MS ? texts.age.fresh : priceTexts.seconds({ seconds: String(Math.floor(ms / SECOND_MS)) });
}

type AgeListener = () => void;

/**
 * Notifies every age on the page once a second with one timer. The timer stops without listeners and while the page is
 * hidden.
 */
export class AgeClock {
  readonly #notifyers = new Set<AgeListener>();
  #stop: (() => void) | undefined;

  subscribe(listener: AgeListener): () => void {
    this.#notifyers.add(listener);
    this.#stop ??= startVisibleInterval(this.#notify, SECOND_MS);
    listener();
    return () => {
      this.#notifyers.delete(listener);
      if (this.#notifyers.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  readonly #notify = (): void => {
    for (const listener of this.#notifyers) listener();
  };
}

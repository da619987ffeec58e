import { formatTimestamp } from '#shared/format/timestamp.ts';
import { texts } from '../texts.ts';
import { MINUTE_MS, SECOND_MS } from './duration.ts';
import { texts as priceTexts } from './price-texts.ts';

/** Told by the clock from here on: a time that stands instead of figures that tick. */
export const isLate = (ms: number): boolean => ms >= MINUTE_MS;

/**
 * How old a market's prices are: in whole seconds, and when they are late by the clock. Prices that keep coming always say the same, so
 * that nothing is written for them. `now`: milliseconds since 1970.
 */
export function formatPriceAge(ms: number, now: number): string {
  if (isLate(ms)) return texts.age.asOf(formatTimestamp(now - ms, 'clock') ?? '');
  return ms < SECOND_MS ? texts.age.fresh : priceTexts.seconds(String(Math.floor(ms / SECOND_MS)));
}

type AgeListener = () => void;

/** Tells every age on the page once a second by one timer, and none while nobody is told or the page is hidden. */
export class AgeClock {
  readonly #tellers = new Set<AgeListener>();
  readonly #hidden: () => boolean;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(isHidden: () => boolean) {
    this.#hidden = isHidden;
  }

  subscribe(listener: AgeListener): () => void {
    this.#tellers.add(listener);
    this.#timer ??= setInterval(this.#tell, SECOND_MS);
    listener();
    return () => {
      this.#tellers.delete(listener);
      if (this.#tellers.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  readonly #tell = (): void => {
    if (this.#hidden()) return;
    for (const listener of this.#tellers) listener();
  };
}

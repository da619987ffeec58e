import { formatWhen } from '#shared/format/when.ts';
import { texts } from '../texts.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A span in the figures that still tell something: "0.8 s", "12 s", "5 min", "2 h". */
export function spanWords(ms: number): string {
  const span = Math.max(0, ms);
  if (span < 9_950) return texts.age.seconds((Math.round(span / 100) / 10).toLocaleString('en', { minimumFractionDigits: 1 }));
  if (span < MINUTE_MS) return texts.age.seconds(String(Math.round(span / SECOND_MS)));
  return span < HOUR_MS ? texts.age.minutes(Math.floor(span / MINUTE_MS)) : texts.age.hours(Math.floor(span / HOUR_MS));
}

/** Told by the clock from here on: a time that stands instead of figures that tick. */
export const isLate = (ms: number): boolean => ms >= MINUTE_MS;

/**
 * How old a market's prices are: in whole seconds, and when they are late by the clock. Prices that keep coming always say the same, so
 * that nothing is written for them. `now`: milliseconds since 1970.
 */
export function ageWords(ms: number, now: number): string {
  if (isLate(ms)) return texts.age.asOf(formatWhen(now - ms, 'clock') ?? '');
  return ms < SECOND_MS ? texts.age.fresh : texts.age.seconds(String(Math.floor(ms / SECOND_MS)));
}

type Teller = () => void;

/** Tells every age on the page once a second by one timer, and none while nobody is told or the page is hidden. */
export class AgeClock {
  readonly #tellers = new Set<Teller>();
  readonly #hidden: () => boolean;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(hidden: () => boolean) {
    this.#hidden = hidden;
  }

  follow(teller: Teller): () => void {
    this.#tellers.add(teller);
    this.#timer ??= setInterval(this.#tell, SECOND_MS);
    teller();
    return () => {
      this.#tellers.delete(teller);
      if (this.#tellers.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  readonly #tell = (): void => {
    if (this.#hidden()) return;
    for (const teller of this.#tellers) teller();
  };
}

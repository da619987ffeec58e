/** Minimum time between two announcements in milliseconds, so that live markets do not flood a screen reader. */
export const QUIET_MS = 5000;

/**
 * Collects events and announces them together, at most every five seconds. Of each subject only the latest event
 * counts.
 */
export class Announcer {
  readonly #announce: (sentence: string) => void;
  readonly #waiting = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(announce: (sentence: string) => void) {
    this.#announce = announce;
  }

  add(subject: string, sentence: string): void {
    this.#waiting.delete(subject);
    this.#waiting.set(subject, sentence);
    if (this.#timer === undefined) this.#speak();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.clear();
  }

  readonly #speak = (): void => {
    this.#timer = undefined;
    if (this.#waiting.size === 0) return;
    const sentence = [...this.#waiting.values()].join(' ');
    this.#waiting.clear();
    this.#timer = setTimeout(this.#speak, QUIET_MS);
    this.#announce(sentence);
  };
}

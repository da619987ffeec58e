/** A question is asked so often, for the length of the way. Its answers also show that an idle line is not dead. */
const ASK_MS = 5_000;
/** A subscription that has not said anything by then is taken for refused. */
const FIRST_WORD_MS = 10_000;

export interface PulseOptions {
  now(): number;
  /** Sends a question; gives its id. */
  ask(): number;
  took(ms: number): void;
  /** Longest silence of the price subscription in milliseconds; null while nothing is subscribed. */
  patience(): { readonly since: number; readonly ms: number } | null;
  silent(): void;
}

/** Measures the way to the server and back, and notices when prices have stopped although the line still talks. */
export class Pulse {
  readonly #options: PulseOptions;
  #timer: ReturnType<typeof setInterval> | undefined;
  #asked = { id: 0, at: 0 };

  constructor(options: PulseOptions) {
    this.#options = options;
  }

  start(): void {
    this.stop();
    this.#timer = setInterval(this.#beat, ASK_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A question sent by somebody else, as signing in is one. */
  asked(id: number): void {
    this.#asked = { id, at: this.#options.now() };
  }

  answered(id: number | null): boolean {
    if (id !== this.#asked.id) return false;
    this.#options.took(this.#options.now() - this.#asked.at);
    return true;
  }

  readonly #beat = (): void => {
    const { now, ask, patience, silent } = this.#options;
    const limit = patience();
    if (limit !== null && now() - limit.since > limit.ms) silent();
    else this.asked(ask());
  };
}

/** How long a subscription may be silent: before its first word, and after. */
export const patienceOf = (synced: boolean, lifeMs: number): number => (synced ? lifeMs : FIRST_WORD_MS);
/** How long the whole line may be silent while nothing but questions keeps it talking. */
export const IDLE_LINE_MS = 2 * ASK_MS;

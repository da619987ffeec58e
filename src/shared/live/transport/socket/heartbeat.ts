/** A question is asked so often, for the length of the way. Its answers also show that an idle line is not dead. */
const PROBE_MS = 5_000;
/** A subscription that has not said anything by then is taken for refused. */
const FIRST_MESSAGE_MS = 10_000;

export interface HeartbeatOptions {
  now(): number;
  /** Sends a question; gives its id. */
  sendProbe(): number;
  onLatency(ms: number): void;
  /** Longest silence of the price subscription in milliseconds; null while nothing is subscribed. */
  getSilenceLimit(): { readonly since: number; readonly ms: number } | null;
  onSilence(): void;
}

/** Measures the way to the server and back, and notices when prices have stopped although the line still talks. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #timer: ReturnType<typeof setInterval> | undefined;
  #probe = { id: 0, at: 0 };

  constructor(options: HeartbeatOptions) {
    this.#options = options;
  }

  start(): void {
    this.stop();
    this.#timer = setInterval(this.#beat, PROBE_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A question sent by somebody else, as signing in is one. */
  probeSent(id: number): void {
    this.#probe = { id, at: this.#options.now() };
  }

  probeAnswered(id: number | null): boolean {
    if (id !== this.#probe.id) return false;
    this.#options.onLatency(this.#options.now() - this.#probe.at);
    return true;
  }

  readonly #beat = (): void => {
    const { now, sendProbe, getSilenceLimit, onSilence } = this.#options;
    const limit = getSilenceLimit();
    if (limit !== null && now() - limit.since > limit.ms) onSilence();
    else this.probeSent(sendProbe());
  };
}

/** How long a subscription may be silent: before its first word, and after. */
export const silenceLimit = (synced: boolean, ttlMs: number): number => (synced ? ttlMs : FIRST_MESSAGE_MS);
/** How long the whole line may be silent while nothing but questions keeps it talking. */
export const IDLE_CONNECTION_MS = 2 * PROBE_MS;

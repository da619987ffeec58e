import { HEARTBEAT_MS } from './stream-requests.ts';

/** Longest heartbeat of a server in milliseconds, as in the public stream. A longer silence could hide old prices. */
export const MAX_HEARTBEAT_MS = 5_000;
/** Interval of pings, which measure latency. The responses also show that an idle connection is alive. */
export const PROBE_MS = 5_000;
/** A subscription without a message by then counts as refused. */
export const FIRST_MESSAGE_MS = 10_000;

export interface HeartbeatOptions {
  now(): number;
  /** Sends a ping and returns its id. */
  sendProbe(): number;
  onLatency(ms: number): void;
  /** Longest silence of the price subscription in milliseconds. Null while nothing is subscribed. */
  getSilenceLimit(): { readonly since: number; readonly ms: number } | null;
  onSilence(): void;
}

/** Measures latency, and notices when prices stop although the connection still works. */
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

  /** Notes a request sent by another module, such as authentication. */
  handleProbeSent(id: number): void {
    this.#probe = { id, at: this.#options.now() };
  }

  handleResponse(id: number | null): boolean {
    if (id !== this.#probe.id) return false;
    this.#options.onLatency(this.#options.now() - this.#probe.at);
    return true;
  }

  readonly #beat = (): void => {
    const { now, sendProbe, getSilenceLimit, onSilence } = this.#options;
    const limit = getSilenceLimit();
    if (limit !== null && now() - limit.since > limit.ms) onSilence();
    else this.handleProbeSent(sendProbe());
  };
}

/** Returns the heartbeat after a message. A server may be slower than requested, and reports its own heartbeat. */
export const limitHeartbeat = (reportedMs: number | null, currentMs: number): number =>
  reportedMs === null || reportedMs <= 0 ? currentMs : Math.min(MAX_HEARTBEAT_MS, Math.max(HEARTBEAT_MS, reportedMs));

/** Allowed silence of a subscription in milliseconds: before its first message, and after. */
export const calculateSilenceLimit = (isSynced: boolean, ttlMs: number): number =>
  isSynced ? ttlMs : FIRST_MESSAGE_MS;
/** Allowed silence of the whole connection while only pings run. */
export const IDLE_CONNECTION_MS = 2 * PROBE_MS;

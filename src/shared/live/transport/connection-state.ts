import type { ConnectionStatus } from '../live-feed.ts';
import { ObservableValue } from '../store/observable.ts';
import type { PausableEnvironment } from '../store/pausable-environment.ts';
import { POLLING_STATUS } from './polling-status.ts';
import type { TransportStatus } from './transport.ts';

// Rounded to tens of milliseconds: the badge need not render with every response.
const roundToTens = (ms: number): number => Math.max(10, Math.round(ms / 10) * 10);

/** State of the connection badge. Lost: a watched resource missed two responses in a row, and no stream delivers it. */
export class ConnectionState {
  readonly source = new ObservableValue<ConnectionStatus>({
    state: 'connecting',
    latencyMs: null,
    transport: 'polling',
    isFallback: false,
    streamsOwnBets: false,
    isPausedByUser: false,
  });
  readonly #environment: PausableEnvironment;
  readonly #failing = new Set<string>();
  #pollingMs: number | null = null;
  #status = POLLING_STATUS;
  readonly stop: () => void;

  constructor(environment: PausableEnvironment) {
    this.#environment = environment;
    this.stop = environment.onVisibilityChange(() => this.#publish());
  }

  handlePollSuccess(resourceKey: string, durationMs: number): void {
    this.#failing.delete(resourceKey);
    this.#pollingMs = roundToTens(durationMs);
    this.#publish();
  }

  handlePollFailure(resourceKey: string, failureCount: number): void {
    if (failureCount >= 2) this.#failing.add(resourceKey);
    this.#publish();
  }

  forget(resourceKey: string): void {
    if (this.#failing.delete(resourceKey)) this.#publish();
  }

  setTransportStatus(state: TransportStatus): void {
    this.#status = state;
    // Polling missed these responses while there was no stream.
    if (state.transport === 'socket') this.#failing.clear();
    this.#publish();
  }

  #state(latencyMs: number | null): ConnectionStatus['state'] {
    if (this.#environment.isHidden()) return 'paused';
    if (this.#status.isUnreliable) return 'unreliable';
    if (this.#status.transport === 'socket') return 'live';
    if (this.#failing.size > 0) return 'lost';
    return latencyMs === null ? 'connecting' : 'live';
  }

  #publish(): void {
    const { transport, isFallback, streamsOwnBets: ownBetsStreamed, latencyMs: streamedMs } = this.#status;
    const latencyMs = transport === 'socket' && streamedMs !== null ? roundToTens(streamedMs) : this.#pollingMs;
    const state = this.#state(latencyMs);
    const streamsOwnBets = ownBetsStreamed && transport === 'socket' && state === 'live';
    const next: ConnectionStatus = {
      state,
      latencyMs,
      transport,
      isFallback,
      streamsOwnBets,
      isPausedByUser: this.#environment.isPaused,
    };
    const current = this.source.value;
    const isSame = (Object.keys(next) as (keyof ConnectionStatus)[]).every((key) => next[key] === current[key]);
    if (!isSame) this.source.publish(next);
  }
}

import { addJitter } from '../../api/client/retry-after.ts';
import { ApiError, type Failure } from '../../api/failure.ts';
import type { PageEnvironment } from '../store/browser-environment.ts';
import type { SentListener } from './transport.ts';

const MAX_PAUSE_MS = 15_000;
/** Longest wait of `pollSoon`. */
const SOON_MS = 1_000;

export interface PollerOptions<T> {
  readonly environment: PageEnvironment;
  /** `onSentEarly`: call it when the request left before the poller called. Prices age from there. */
  request(signal: AbortSignal, onSentEarly: SentListener): Promise<T>;
  /** `durationMs`: from the call to the response. */
  onResponse(response: T, requestedAt: number, durationMs: number): void;
  onFailure(failure: Failure, failureCount: number, failingSince: number): void;
  /** Milliseconds from a response to the next request. */
  chooseInterval(): number;
}

export interface Poller {
  /**
   * Requests at once, or when a busy server has asked for the next request. With a request under way, requests again
   * after it: its response may be older than the reason to ask.
   */
  pollNow(): void;
  /**
   * Requests within a second, at a random moment. A restart of the server reaches every page at once, and their
   * requests must not come at once.
   */
  pollSoon(): void;
  stop(): void;
}

const toFailure = (error: unknown): Failure =>
  error instanceof ApiError ? error.failure : { kind: 'unreachable', code: 'PARSING_ERROR', detail: String(error) };

/**
 * Polls with one request under way at a time. Pauses while the page is hidden and requests at once when it is visible
 * again.
 *
 * The first failure is retried at the usual interval. From the second on the interval doubles, up to 15 s. A busy
 * server's `Retry-After` goes before that. Without a session it stops.
 */
export function createPoller<T>({
  environment,
  request,
  onResponse,
  onFailure,
  chooseInterval: interval,
}: PollerOptions<T>): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: AbortController | null = null;
  let shouldPollAgain = false;
  let failures = 0;
  let failingSince = 0;
  /** Earliest time of the next request, in milliseconds of the environment's clock. */
  let notBefore = -Infinity;

  const getPause = (): number => {
    if (failures < 2) return interval();
    const doubled = Math.min(MAX_PAUSE_MS, interval() * 2 ** (failures - 1));
    return doubled * (0.8 + Math.random() * 0.4);
  };

  const pollIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(poll, Math.max(ms, notBefore - environment.now()));
  };

  // A response that has waited for its call is old, so the next request leaves that much sooner.
  const scheduleNext = (failure: Failure | null, waitedMs: number): void => {
    if (environment.isHidden()) return;
    if (shouldPollAgain) pollNow();
    else if (failure?.kind !== 'signed-out') pollIn(getPause() - waitedMs);
  };

  const poll = (): void => {
    clearTimeout(timer);
    shouldPollAgain = false;
    const controller = new AbortController();
    inFlight = controller;
    const calledAt = environment.now();
    let requestedAt = calledAt;
    const finish = (failure: Failure | null): void => {
      inFlight = null;
      scheduleNext(failure, calledAt - requestedAt);
    };
    Promise.resolve()
      .then(() => {
        controller.signal.throwIfAborted();
        return request(controller.signal, (sentAt) => (requestedAt = sentAt));
      })
      .then((response) => {
        if (controller.signal.aborted) return;
        failures = 0;
        onResponse(response, requestedAt, environment.now() - calledAt);
        finish(null);
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        if (failures === 0) failingSince = requestedAt;
        failures += 1;
        const failure = toFailure(error);
        if (error instanceof ApiError && error.retryAfterMs > 0)
          notBefore = environment.now() + addJitter(error.retryAfterMs);
        onFailure(failure, failures, failingSince);
        finish(failure);
      });
  };

  const pollAfter = (ms: number): void => {
    if (environment.isHidden()) return;
    if (inFlight) shouldPollAgain = true;
    else if (ms > 0 || notBefore > environment.now()) pollIn(ms);
    else poll();
  };
  const pollNow = (): void => pollAfter(0);

  const stopListening = environment.onVisibilityChange(() => {
    if (environment.isHidden()) clearTimeout(timer);
    else pollNow();
  });

  pollNow();
  return {
    pollNow,
    pollSoon: () => pollAfter(Math.random() * SOON_MS),
    stop() {
      stopListening();
      clearTimeout(timer);
      shouldPollAgain = false;
      inFlight?.abort();
      inFlight = null;
    },
  };
}

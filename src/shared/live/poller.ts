import { ApiError, type Failure } from '../api/failure.ts';
import type { Page } from './page.ts';

const LONGEST_PAUSE_MS = 15_000;

export interface PollerOptions<T> {
  readonly page: Page;
  ask(signal: AbortSignal): Promise<T>;
  heard(answer: T, askedAt: number, tookMs: number): void;
  missed(failure: Failure, times: number, since: number): void;
  /** Milliseconds from one answer to the next question. */
  interval(): number;
}

export interface Poller {
  /** Asks at once. With a question under way, asks again as soon as it is answered: that answer may be older than the reason for asking. */
  now(): void;
  stop(): void;
}

const failureFrom = (error: unknown): Failure =>
  error instanceof ApiError ? error.failure : { kind: 'unreachable', code: 'PARSING_ERROR', detail: String(error) };

/**
 * Asks again and again, one question under way at a time, not while the page is hidden, at once when it is seen again.
 * A first failure is retried at the usual pace; from the second on the pause doubles, up to 15 s. Signed out, it rests.
 */
export function createPoller<T>({ page, ask, heard, missed, interval }: PollerOptions<T>): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: AbortController | null = null;
  let again = false;
  let misses = 0;
  let missedSince = 0;

  const pause = (): number => {
    if (misses < 2) return interval();
    const doubled = Math.min(LONGEST_PAUSE_MS, interval() * 2 ** (misses - 1));
    return doubled * (0.8 + Math.random() * 0.4);
  };

  const next = (failure: Failure | null): void => {
    if (page.hidden()) return;
    if (again) question();
    else if (failure?.kind !== 'signed-out') timer = setTimeout(question, pause());
  };

  const question = (): void => {
    clearTimeout(timer);
    again = false;
    const mine = new AbortController();
    flight = mine;
    const askedAt = page.now();
    const landed = (failure: Failure | null): void => {
      flight = null;
      next(failure);
    };
    Promise.resolve()
      .then(() => (mine.signal.aborted ? Promise.reject(mine.signal.reason) : ask(mine.signal)))
      .then((answer) => {
        if (mine.signal.aborted) return;
        misses = 0;
        heard(answer, askedAt, page.now() - askedAt);
        landed(null);
      })
      .catch((error: unknown) => {
        if (mine.signal.aborted) return;
        if (misses === 0) missedSince = askedAt;
        misses += 1;
        const failure = failureFrom(error);
        missed(failure, misses, missedSince);
        landed(failure);
      });
  };

  const now = (): void => {
    if (page.hidden()) return;
    if (flight) again = true;
    else question();
  };

  const stopListening = page.onVisibility(() => {
    if (page.hidden()) clearTimeout(timer);
    else now();
  });

  now();
  return {
    now,
    stop() {
      stopListening();
      clearTimeout(timer);
      again = false;
      flight?.abort();
      flight = null;
    },
  };
}

import type { TelemetryRecord } from './record.ts';

export interface SenderPorts {
  /** Sends a body. Rejects without a response. */
  send(url: string, body: string): Promise<{ readonly status: number; readonly retryAfter: string | null }>;
  /** Hands a body to the browser, which sends it after the page has ended. Returns false when it takes no more. */
  sendBeacon(url: string, body: string): boolean;
  isOnline(): boolean;
  isHidden(): boolean;
  readonly random: () => number;
}

export interface SenderOptions {
  readonly url: string;
  readonly batchSize: number;
  readonly intervalMs: number;
  encode(records: readonly TelemetryRecord[]): string;
  readonly ports: SenderPorts;
}

export interface Sender {
  add(record: TelemetryRecord): void;
  /** Sends what waits, if the collector allows it now. For the return of the network. */
  flush(): void;
  /** Hands everything to the browser. For a page that is hidden, which may end without a further event. */
  flushHidden(): void;
}

/** Most records that wait, also without a network. The oldest are dropped first. */
export const MAX_WAITING = 200;
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 300_000;

/** Milliseconds of a `Retry-After`: seconds, or a date. Null when it has neither. */
export function parseRetryAfter(text: string | null, now: number): number | null {
  if (text === null) return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/**
 * Sends records in batches, by number and by time. A busy collector (429, 503) or a failed one gets them again after
 * its `Retry-After`, or after a growing pause. A random part spreads the pages. Never throws and never reports.
 */
export function createSender({ url, batchSize, intervalMs, encode, ports }: SenderOptions): Sender {
  let waiting: TelemetryRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerAt = Infinity;
  let isSending = false;
  let isHandingOver = false;
  let failures = 0;
  let notBefore = 0;

  const limit = (): void => void (waiting = waiting.slice(-MAX_WAITING));

  function schedule(ms: number): void {
    const dueAt = Math.max(Date.now() + ms, notBefore);
    if (isSending || dueAt >= timerAt) return;
    clearTimeout(timer);
    timerAt = dueAt;
    timer = setTimeout(() => void sendBatch(), dueAt - Date.now());
  }

  const scheduleNext = (): void => {
    if (waiting.length > 0) schedule(waiting.length >= batchSize ? 0 : intervalMs);
  };

  function retry(batch: readonly TelemetryRecord[], retryAfter: string | null): void {
    waiting = [...batch, ...waiting];
    limit();
    const growing = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    const now = Date.now();
    notBefore = now + (parseRetryAfter(retryAfter, now) ?? growing) + growing * ports.random();
  }

  async function sendBatch(): Promise<void> {
    timerAt = Infinity;
    if (isSending || waiting.length === 0 || !ports.isOnline()) return;
    isSending = true;
    const batch = waiting.splice(0, batchSize);
    try {
      const { status, retryAfter } = await ports.send(url, encode(batch));
      // A collector that refuses records (4xx) would refuse them again.
      if (status === 429 || status >= 500) retry(batch, retryAfter);
      else failures = 0;
    } catch {
      retry(batch, null);
    }
    isSending = false;
    scheduleNext();
  }

  function flushHidden(): void {
    isHandingOver = false;
    if (!ports.isOnline() || Date.now() < notBefore) return;
    while (waiting.length > 0 && ports.sendBeacon(url, encode(waiting.slice(0, batchSize))))
      waiting.splice(0, batchSize);
  }

  return {
    add(record) {
      waiting.push(record);
      limit();
      scheduleNext();
      // A hidden page may end before any timer. The records of one task leave together.
      if (!ports.isHidden() || isHandingOver) return;
      isHandingOver = true;
      queueMicrotask(flushHidden);
    },
    flush: () => schedule(0),
    flushHidden,
  };
}

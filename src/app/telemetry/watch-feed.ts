import type { ConnectionStatus } from '#shared/live/live-feed.ts';
import type { TelemetryEvent } from '#shared/telemetry/telemetry-event.ts';

type Feed = Extract<TelemetryEvent, { kind: 'feed-started' }>['feed'];
type ConnectionEvent = Extract<TelemetryEvent, { kind: 'connection' }>;

const AGE_INTERVAL_MS = 15_000;
/** Pages that always watch prices. Other pages may watch none, and the age of their feed means nothing. */
const PRICE_PAGES = /^\/(?:dashboard|multi|details\/.*)$/;

const getState = ({ state, isFallback }: ConnectionStatus): ConnectionEvent['state'] | null => {
  if (state === 'paused') return null;
  return state === 'live' && isFallback ? 'fallback' : state;
};

/** Follows the connection and the age of a feed, for as long as the page lives or until another feed starts. */
export function createFeedWatcher(report: (event: TelemetryEvent) => void) {
  let stopWatching = (): void => undefined;

  return function watchFeed({ connectionSource, getTraffic }: Feed): void {
    stopWatching();
    let current: ConnectionEvent['state'] | null = null;
    let brokenSince: number | null = null;

    const follow = (): void => {
      const status = connectionSource.read();
      const state = getState(status);
      if (state === null || state === current) return;
      current = state;
      const isBroken = state !== 'live' && state !== 'connecting';
      const now = performance.now();
      const outageMs = state === 'live' && brokenSince !== null ? Math.round(now - brokenSince) : null;
      brokenSince = isBroken ? (brokenSince ?? now) : state === 'live' ? null : brokenSince;
      report({ kind: 'connection', state, transport: status.transport, outageMs });
    };

    const unsubscribe = connectionSource.subscribe(follow);
    const timer = setInterval(() => {
      const { lastAgoMs } = getTraffic();
      if (getState(connectionSource.read()) !== null && lastAgoMs !== null && PRICE_PAGES.test(location.pathname))
        report({ kind: 'feed-age', ageMs: Math.round(lastAgoMs) });
    }, AGE_INTERVAL_MS);
    stopWatching = () => {
      unsubscribe();
      clearInterval(timer);
    };
    // The collector drops what is reported while it collects.
    queueMicrotask(follow);
  };
}

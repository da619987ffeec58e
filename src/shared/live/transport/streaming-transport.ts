import { type ResourceKey, serializeKey } from '../resource-key.ts';
import type { PageEnvironment } from '../store/browser-environment.ts';
import type { Source } from '../store/observable.ts';
import { createPollingTransport } from './polling-transport.ts';
import type { SocketStream, SocketStreamOptions } from './socket/socket-stream-interface.ts';
import type {
  LiveQueries,
  PollingIntervals,
  PriceDetail,
  ResponseTiming,
  Transport,
  TransportSink,
} from './transport.ts';

export interface StreamingTransportOptions {
  readonly queries: LiveQueries;
  readonly environment: PageEnvironment;
  readonly sink: TransportSink;
  /** A change subscribes again, on the same connection, and applies to the next poll. */
  readonly detail: Source<PriceDetail>;
  getIntervals(detail: PriceDetail): PollingIntervals;
  /** Opens the stream. Resolves to null when the server offers none. Called again after a while when it rejects. */
  openStream(needs: Pick<SocketStreamOptions, 'environment' | 'sink' | 'pollSoon'>): Promise<SocketStream | null>;
}

const RETRY_MS = 15_000;
/** When pages change, old watchers stop and new ones start within this time: one subscription instead of three. */
const SETTLE_MS = 50;

/** Polling with a stream on top. Resources that the stream delivers are polled rarely, all others as usual. */
export function createStreamingTransport({
  queries,
  environment,
  sink,
  detail,
  getIntervals,
  openStream,
}: StreamingTransportOptions): Transport {
  let socketStream: SocketStream | null = null;
  let isStopped = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const markets = new Map<string, { readonly resource: ResourceKey; readonly marketIds: readonly string[] }>();
  const matchIds = new Set<string>();

  const scheduleUpdate = (): void => {
    settleTimer ??= setTimeout(() => {
      settleTimer = undefined;
      socketStream?.setWatched({ markets: new Map(markets), matchIds: [...matchIds].sort(), detail: detail.read() });
    }, SETTLE_MS);
  };

  const stopDetail = detail.subscribe(scheduleUpdate);
  const updateMarkets = (resource: ResourceKey, marketIds: readonly string[]): void => {
    const before = markets.get(serializeKey(resource))?.marketIds ?? [];
    if (before.join() === marketIds.join()) return;
    // At once: a fast response may show these markets again before the subscription changes.
    const released = before.filter((marketId) => !marketIds.includes(marketId));
    if (released.length > 0) socketStream?.releaseMarkets(released);
    markets.set(serializeKey(resource), { resource, marketIds });
    scheduleUpdate();
  };

  const withIsStreamed = (timing: ResponseTiming): ResponseTiming => ({
    ...timing,
    isStreamed: (marketId) => socketStream?.isStreaming(marketId) ?? false,
  });

  const pollingSink: Pick<TransportSink, 'receiveHome' | 'receiveMatch' | 'receiveFancies' | 'receivePollFailure'> = {
    receiveHome(rows, timing) {
      updateMarkets(
        { kind: 'home' },
        rows.map((row) => row.marketId),
      );
      sink.receiveHome(rows, withIsStreamed(timing));
      socketStream?.handlePolledMarkets(rows, timing.requestedAt);
    },
    receiveMatch(matchId, read, timing) {
      updateMarkets(
        { kind: 'match', matchId },
        read.map((market) => market.marketId),
      );
      sink.receiveMatch(matchId, read, withIsStreamed(timing));
      socketStream?.handlePolledMarkets(read, timing.requestedAt);
    },
    receiveFancies(matchId, polled, timing) {
      const lines = socketStream?.mergeFancies(matchId, polled) ?? polled;
      const ttlMs = socketStream?.getFanciesTtl(matchId) ?? null;
      // The stream has kept its lines current until now, or says that they are unreliable.
      const streamed = ttlMs === null ? {} : { ttlMs, requestedAt: environment.now() };
      sink.receiveFancies(matchId, lines, { ...timing, ...streamed });
    },
    receivePollFailure(resource, ...details) {
      // Resources that the stream delivers are not missed.
      if (socketStream?.covers(resource) !== true) sink.receivePollFailure(resource, ...details);
    },
  };
  const polling = createPollingTransport(queries, environment, pollingSink, () => getIntervals(detail.read()), {
    covers: (resource) => socketStream?.covers(resource) ?? false,
  });

  const release = (resource: ResourceKey): void => {
    if (resource.kind === 'fancies') matchIds.delete(resource.matchId);
    else {
      updateMarkets(resource, []);
      markets.delete(serializeKey(resource));
    }
    scheduleUpdate();
  };

  const connect = (): void => {
    openStream({ environment, sink, pollSoon: polling.pollSoon }).then(
      (openedStream) => {
        if (isStopped) return openedStream?.stop();
        socketStream = openedStream;
        scheduleUpdate();
      },
      () => {
        if (!isStopped) retryTimer = setTimeout(connect, RETRY_MS * (0.5 + Math.random()));
      },
    );
  };

  return {
    start: connect,
    watchHome() {
      const stop = polling.watchHome();
      return () => {
        stop();
        release({ kind: 'home' });
      };
    },
    watchMatch(matchId, scope) {
      const stop = polling.watchMatch(matchId, scope);
      if (scope === 'all') matchIds.add(matchId);
      scheduleUpdate();
      return () => {
        stop();
        release({ kind: 'match', matchId });
        release({ kind: 'fancies', matchId });
      };
    },
    refresh: () => polling.refresh(),
    stop() {
      isStopped = true;
      stopDetail();
      clearTimeout(retryTimer);
      clearTimeout(settleTimer);
      socketStream?.stop();
    },
  };
}

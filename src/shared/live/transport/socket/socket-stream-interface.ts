import type { FancyLine } from '../../../domain/market/market.ts';
import type { ResourceKey } from '../../resource-key.ts';
import type { PageEnvironment } from '../../store/browser-environment.ts';
import type { StreamCoverage } from '../polling-transport.ts';
import type { TransportSink } from '../transport.ts';
import type { PolledMarket } from './polled-facts.ts';
import type { OpenSocket } from './socket-connection.ts';
import type { StreamEventListener } from './stream-event-listener.ts';
import type { WatchedResources } from './watched-resources.ts';

/** Ports of the stream: the functions that the page and the transport supply. */
export interface SocketStreamOptions {
  readonly environment: PageEnvironment;
  readonly sink: Pick<
    TransportSink,
    'receivePrices' | 'extendFreshness' | 'markStale' | 'receiveStreamedFancies' | 'setTransportStatus' | 'countMessage'
  >;
  readonly openSocket: OpenSocket;
  /** Returns the session's token, or null after sign-out. */
  getToken(): string | null;
  /** The stream stopped delivering this resource, or cannot deliver all of it: poll it. */
  pollSoon(resource: ResourceKey): void;
  readonly events: StreamEventListener;
}

/** The stream as the transport uses it. */
export interface SocketStream extends StreamCoverage {
  isStreaming(marketId: string): boolean;
  setWatched(watched: WatchedResources): void;
  /** The feed has dropped the books of these markets. */
  releaseMarkets(marketIds: readonly string[]): void;
  /** Call it with each polled response, after the feed has received it. */
  handlePolledMarkets(polled: readonly PolledMarket[], requestedAt: number): void;
  /** Merges a polled list of session lines with what the stream has sent since. */
  mergeFancies(matchId: string, polled: readonly FancyLine[]): readonly FancyLine[];
  /** Returns how long the session lines of a match stay valid, in milliseconds. Null: the stream does not send them. */
  getFanciesTtl(matchId: string): number | null;
  stop(): void;
}

import type { FancyLine } from '../../../domain/market/market.ts';
import type { ResourceKey } from '../../resource-key.ts';
import type { PageEnvironment } from '../../store/browser-environment.ts';
import type { StreamCoverage } from '../polling-transport.ts';
import type { TransportSink } from '../transport.ts';
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
  /** Merges a polled list of session lines with what the stream has sent since. */
  mergeFancies(matchId: string, polled: readonly FancyLine[]): readonly FancyLine[];
  stop(): void;
}

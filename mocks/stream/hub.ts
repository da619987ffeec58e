import type { FancyLine, Market } from '#shared/domain/market/market.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { type StreamClient, StreamConnection } from './connection.ts';
import { StreamCheckpoints } from './subscription.ts';

/** Price stream of one exchange for any number of connections. The transport is provided by the caller. */
export interface StreamHub {
  connect(client: StreamClient): StreamConnection;
  /** Marks prices as unreliable (status 503) until it is switched off. */
  degrade(isDegraded: boolean): void;
  /** Closes all connections. */
  disconnectAll(): void;
  readonly connections: number;
  dispose(): void;
}

/** Interval between reads of the exchange. Recorded streams have a median of 406 ms between messages of one market. */
const INTERVAL_MS = 250;

/**
 * Creates the stream. It reads the exchange at a fixed interval and sends the changes. It uses real time even when the
 * exchange's clock is stopped, because clock changes and operator switches are changes too.
 */
export function createStreamHub(exchange: Exchange, intervalMs: number = INTERVAL_MS): StreamHub {
  const connections = new Set<StreamConnection>();
  const checkpoints = { markets: new StreamCheckpoints<Market>(), lines: new StreamCheckpoints<FancyLine>() };
  let isDegraded = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const runTick = (): void => {
    for (const connection of connections) connection.handleTick(performance.now());
  };

  const handleClosed = (connection: StreamConnection): void => {
    connections.delete(connection);
    if (connections.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    connect(client) {
      const connection = new StreamConnection({
        exchange,
        checkpoints,
        client,
        isDegraded: () => isDegraded,
        onClosed: handleClosed,
      });
      connections.add(connection);
      timer ??= setInterval(runTick, intervalMs);
      return connection;
    },
    degrade: (next) => void (isDegraded = next),
    disconnectAll() {
      for (const connection of [...connections]) connection.disconnect();
    },
    get connections() {
      return connections.size;
    },
    dispose() {
      clearInterval(timer);
      connections.clear();
    },
  };
}

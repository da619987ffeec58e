import type { FancyLine, Market } from '#shared/domain/market/market.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { StreamConnection, type StreamClient } from './connection.ts';
import { StreamCheckpoints } from './subscription.ts';

/** The stream of one exchange, for any number of connections. Knows no socket: whoever has one brings it. */
export interface StreamHub {
  connect(client: StreamClient): StreamConnection;
  /** Says "prices are unreliable" (status 503) with everything, until it is taken back. */
  degrade(degraded: boolean): void;
  /** Hangs up on everybody. */
  disconnectAll(): void;
  readonly connections: number;
  dispose(): void;
}

/** How often the exchange is looked at. Recorded streams have a median of 406 ms between messages of one market. */
const TICK_MS = 250;

/**
 * What is on the exchange is a function of time, so the stream looks at it again and again and tells what is new. It looks in real
 * time even while the exchange's clock stands: a clock that is moved by hand, and an operator's switch, are news as well.
 */
export function createStreamHub(exchange: Exchange, intervalMs: number = TICK_MS): StreamHub {
  const connections = new Set<StreamConnection>();
  const checkpoints = { markets: new StreamCheckpoints<Market>(), lines: new StreamCheckpoints<FancyLine>() };
  let degraded = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = (): void => {
    for (const connection of connections) connection.tick(performance.now());
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
        degraded: () => degraded,
        onClosed: handleClosed,
      });
      connections.add(connection);
      timer ??= setInterval(tick, intervalMs);
      return connection;
    },
    degrade: (isDegraded) => void (degraded = isDegraded),
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

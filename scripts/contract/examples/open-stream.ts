import type { Exchange } from '#mocks/exchange/exchange.ts';
import { StreamConnection } from '#mocks/stream/connection.ts';
import type { StreamCheckpoints } from '#mocks/stream/subscription.ts';
import type { FancyLine, Market } from '#shared/domain/market/market.ts';

/** Longer than every interval of the stream, so that each tick sends what is due. */
const TICK_MS = 1e9;

export interface RecordedStream {
  readonly connection: StreamConnection;
  /** Takes the messages that have arrived since the last call. */
  take(): Readonly<Record<string, unknown>>[];
  runTick(): void;
}

/** Connects a client to the stream of an exchange and keeps what it receives. */
export function connect(
  exchange: Exchange,
  checkpoints: { markets: StreamCheckpoints<Market>; lines: StreamCheckpoints<FancyLine> },
  isDegraded: () => boolean,
): RecordedStream {
  let received: Readonly<Record<string, unknown>>[] = [];
  let ticks = 0;
  const connection = new StreamConnection({
    exchange,
    checkpoints,
    isDegraded,
    onClosed: () => undefined,
    readWallClock: () => exchange.clock.now(),
    connectionId: '5c8f5c0e-2f0a-4a43-9a3c-3f0c8f0b6a10',
    client: {
      send: (text) => void received.push(JSON.parse(text) as Record<string, unknown>),
      close: () => undefined,
    },
  });
  return {
    connection,
    take() {
      const taken = received;
      received = [];
      return taken;
    },
    runTick() {
      ticks += 1;
      connection.handleTick(performance.now() + ticks * TICK_MS);
    },
  };
}

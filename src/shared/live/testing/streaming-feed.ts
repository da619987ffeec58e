import { onTestFinished, vi } from 'vitest';
import { createLiveFeed } from '../create-live-feed.ts';
import { createSocketStream } from '../transport/socket/index.ts';
import type { SocketListener } from '../transport/socket/socket-connection.ts';
import { createStreamingTransport } from '../transport/streaming-transport.ts';
import { DEFAULT_POLLING_INTERVALS } from '../transport/transport.ts';
import { createControlledServer } from './controlled-server.ts';
import { createFakeEnvironment } from './fake-environment.ts';
import { createDefinition, createMarketMessage } from './stream-messages.ts';

type Sent = Readonly<Record<string, unknown>>;

/** A market of `mc` with one best offer to back. */
export const createStreamMarket = (price: number, definition: object = createDefinition('OPEN'), marketId = '1.1') => ({
  id: marketId,
  img: true,
  marketDefinition: definition,
  rc: [{ id: 1, batb: [[0, price, 100]] }],
});

/** An image of the price subscription. */
export const createStreamImage = (markets: readonly object[], rest: object = {}) =>
  createMarketMessage([...markets], { ct: 'SUB_IMAGE', initialClk: 'start', clk: 'i1', pt: 1, ...rest });

/**
 * A feed that polls and streams. The test plays both servers; the stream accepts every sign-in. Needs fake timers.
 */
export function startStreamingFeed() {
  const environment = createFakeEnvironment();
  const { requests, fetchers } = createControlledServer();
  const sent: Sent[] = [];
  let listener: SocketListener | null = null;
  const receive = (message: object | string): void =>
    listener?.onMessage(typeof message === 'string' ? message : JSON.stringify(message));
  const ignore = (): void => undefined;
  const openSocket = (opened: SocketListener) => {
    listener = opened;
    setTimeout(opened.onOpen);
    return {
      send(text: string) {
        const message = JSON.parse(text) as Sent;
        sent.push(message);
        if (message['op'] === 'authentication')
          setTimeout(() => receive({ op: 'status', id: message['id'], statusCode: 'SUCCESS' }));
      },
      close: () => (listener = null),
    };
  };
  const feed = createLiveFeed(
    (sink, page) =>
      createStreamingTransport({
        queries: fetchers,
        environment: page,
        sink,
        detail: { read: () => 'full', subscribe: () => ignore },
        getIntervals: () => DEFAULT_POLLING_INTERVALS,
        openStream: (needs) =>
          Promise.resolve(
            createSocketStream({
              ...needs,
              openSocket,
              getToken: () => 'token',
              events: { onOwnBets: ignore, onMatch: ignore },
            }),
          ),
      }),
    environment,
  );
  feed.start();
  onTestFinished(() => feed.stop());
  return {
    environment,
    requests,
    feed,
    receive,
    /** Breaks the connection as a network does. */
    cut: () => listener?.onClose(),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    listSent: (op: string) => sent.filter((message) => message['op'] === op),
    readPrice() {
      environment.paint();
      return feed.prices.getCell('1.1', 1, 'back', 0).price;
    },
    readMarket() {
      environment.paint();
      return feed.prices.getMarket('1.1');
    },
  };
}

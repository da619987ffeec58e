import type { FancyLine, Market } from '#shared/domain/market/market.ts';
import { ZERO } from '#shared/domain/money/money.ts';
import type { SocketListener } from '#shared/live/transport/socket/socket-connection.ts';
import type { Exchange } from '../../exchange/exchange.ts';
import { createStreamHub, type StreamHub } from '../hub.ts';

export const TOKEN = 'token';

/** Exchange that changes only when a test says so. Every client must reach its book. */
export class FakeStreamExchange {
  readonly markets = new Map<string, Market>();
  readonly lines = new Map<string, FancyLine>();
  bets: readonly object[] = [];
  /** Bets ever placed, by match. */
  everPlaced: ReadonlyMap<string, number> = new Map();
  isSignedIn = true;

  readonly exchange = {
    accounts: { findUserId: (token: string) => (token === TOKEN && this.isSignedIn ? 'u1' : null) },
    board: {
      findMarket: (marketId: string) => this.markets.get(marketId) ?? null,
      listFancies: (matchId: string) => [...this.lines.values()].filter((line) => line.matchId === matchId),
      findScoreboard: () => null,
    },
    betting: {
      getBalance: () => ({ available: ZERO, exposure: ZERO, profitAndLoss: ZERO }),
      list: () => ({ rows: this.bets, total: 0, page: 1 }),
      countPlacedByMatch: () => this.everPlaced,
    },
  } as unknown as Exchange;
}

/** Fault of one message on its way to the client. */
export type NetworkFault = 'none' | 'twice' | 'late' | 'repeated-late';

/** Connection between a client and a hub that a test can disturb and cut. */
export class FakeConnection {
  readonly hub: StreamHub;
  readonly openedSockets: string[][] = [];
  networkFault: NetworkFault = 'none';
  isDown = false;
  #listener: SocketListener | null = null;
  #delayed: string | null = null;
  #previous: string | null = null;

  constructor(engine: FakeStreamExchange) {
    this.hub = createStreamHub(engine.exchange);
  }

  readonly openSocket = (listener: SocketListener) => {
    const sentTexts: string[] = [];
    this.openedSockets.push(sentTexts);
    this.#listener = listener;
    this.#delayed = null;
    const connection = this.hub.connect({
      send: (text) => this.#deliver(listener, text),
      close: () => setTimeout(listener.onClose),
    });
    if (this.isDown) setTimeout(listener.onClose);
    else setTimeout(listener.onOpen);
    return {
      send: (text: string) => {
        sentTexts.push(text);
        if (!this.isDown) connection.receive(text);
      },
      close: () => connection.handleClose(),
    };
  };

  /** Sends a text to the client as if the server had sent it. */
  injectMessage(text: string): void {
    this.#listener?.onMessage(text);
  }

  /** Breaks the connection as a network does: without a close message, and with the loss of messages in transit. */
  cut(): void {
    const listener = this.#listener;
    this.#listener = null;
    this.#delayed = null;
    listener?.onClose();
  }

  #deliver(listener: SocketListener, text: string): void {
    if (this.isDown || listener !== this.#listener) return;
    const price = text.includes('"op":"mcm"');
    if (price && this.networkFault === 'late' && this.#delayed === null) {
      this.#delayed = text;
      return;
    }
    listener.onMessage(text);
    if (price && this.networkFault === 'twice') listener.onMessage(text);
    if (price && this.networkFault === 'repeated-late' && this.#previous !== null) listener.onMessage(this.#previous);
    if (price) this.#previous = text;
    const delayed = this.#delayed;
    this.#delayed = null;
    if (delayed !== null) listener.onMessage(delayed);
  }
}

import type { FancyLine, Market } from '#shared/domain/market.ts';
import { ZERO } from '#shared/domain/money.ts';
import type { Ears } from '#shared/live/socket/line.ts';
import type { Exchange } from '../../exchange/exchange.ts';
import { createStreamHub, type StreamHub } from '../hub.ts';

export const TOKEN = 'token';

/** An engine that changes only when a test says so: its own book is what every client must come to. */
export class Engine {
  readonly markets = new Map<string, Market>();
  readonly lines = new Map<string, FancyLine>();
  bets: readonly object[] = [];
  /** By match: how many bets there ever were. */
  everPlaced: ReadonlyMap<string, number> = new Map();
  signedIn = true;

  readonly exchange = {
    accounts: { userOf: (token: string) => (token === TOKEN && this.signedIn ? 'u1' : null) },
    board: {
      market: (marketId: string) => this.markets.get(marketId) ?? null,
      fancies: (matchId: string) => [...this.lines.values()].filter((line) => line.matchId === matchId),
      scoreboard: () => null,
    },
    betting: { balance: () => ({ available: ZERO, exposure: ZERO, profitAndLoss: ZERO }), list: () => ({ rows: this.bets, total: 0, page: 1 }), everPlaced: () => this.everPlaced },
  } as unknown as Exchange;
}

/** What a bad line may do to one message on its way to the client. */
export type Mishap = 'none' | 'twice' | 'late' | 'again-later';

/** A line between a client and a hub that a test can spoil and cut. */
export class Wire {
  readonly hub: StreamHub;
  readonly dialled: string[][] = [];
  mishap: Mishap = 'none';
  down = false;
  #ears: Ears | null = null;
  #held: string | null = null;
  #before: string | null = null;

  constructor(engine: Engine) {
    this.hub = createStreamHub(engine.exchange);
  }

  readonly dial = (ears: Ears) => {
    const said: string[] = [];
    this.dialled.push(said);
    this.#ears = ears;
    this.#held = null;
    const connection = this.hub.connect({ send: (text) => this.#carry(ears, text), close: () => setTimeout(ears.closed) });
    if (this.down) setTimeout(ears.closed);
    else setTimeout(ears.opened);
    return {
      send: (text: string) => {
        said.push(text);
        if (!this.down) connection.receive(text);
      },
      close: () => connection.gone(),
    };
  };

  /** Puts words into the server's mouth. */
  say(text: string): void {
    this.#ears?.heard(text);
  }

  /** Ends the call as a network does: nobody says goodbye, and what was under way is lost. */
  cut(): void {
    const ears = this.#ears;
    this.#ears = null;
    this.#held = null;
    ears?.closed();
  }

  #carry(ears: Ears, text: string): void {
    if (this.down || ears !== this.#ears) return;
    const price = text.includes('"op":"mcm"');
    if (price && this.mishap === 'late' && this.#held === null) {
      this.#held = text;
      return;
    }
    ears.heard(text);
    if (price && this.mishap === 'twice') ears.heard(text);
    if (price && this.mishap === 'again-later' && this.#before !== null) ears.heard(this.#before);
    if (price) this.#before = text;
    const held = this.#held;
    this.#held = null;
    if (held !== null) ears.heard(held);
  }
}

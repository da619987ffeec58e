import type { IncomingMessage } from 'node:http';
import type { HttpHandler } from 'msw';
import type { Exchange } from './exchange/exchange.ts';
import type { RateLimit } from './rate-limit.ts';

export interface LoggedRequest {
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

export interface ServerOptions {
  readonly exchange: Exchange;
  /** Folder of a built app to serve beside the calls. */
  readonly root?: string;
  readonly headersFile?: string;
  /** Port; 0 takes any free one. */
  readonly port: number;
  /** Number of following ports to try when the port is in use. Default: none. */
  readonly portRange?: number;
  /** Host to listen on. Default: this machine only. */
  readonly host?: string;
  /** Host name or address of the server for clients. Default: `localhost`. */
  readonly publicHost?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  /** Offers the price stream by WebSocket at `/api/v1/stream`. Without it, clients poll. */
  readonly socket?: boolean;
  /** Milliseconds between messages of the stream. Default: the hub's own interval. */
  readonly streamEveryMs?: number | undefined;
  /** Tells whether a repeated `Idempotency-Key` acts once. Default: true. When false, every request acts. */
  readonly isIdempotent?: boolean;
  /** Tells whether the server keeps every request in `log`, for tests. Default: true. */
  readonly isLogging?: boolean;
  /** Limit of calls per bettor, or per address without a session. Default: none. */
  readonly rateLimit?: RateLimit | undefined;
  /** Certificate and key in PEM. Default: plain HTTP. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  /** Password of the operator page at `/operator`. Without it, there is no such page. */
  readonly operatorPassword?: string | undefined;
  /** Handlers that take precedence over the exchange's own, for example `[networkScenarios.empty(openBets)]`. */
  readonly scenarios?: readonly HttpHandler[];
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse, type HttpHandler } from 'msw';
import sirv from 'sirv';
import { addConfigHosts } from '../scripts/operator/config-headers.mjs';
import { readHeaders, withFrameOrigins } from '../scripts/serve/headers.mjs';
import { listen } from '../scripts/serve/serve.mjs';
import { serveGames } from '../scripts/serve/serve-games.mjs';
import { compressBody } from './compress-body.ts';
import type { Exchange } from './exchange/exchange.ts';
import { respondToGame } from './games/provider.ts';
import { createHandlers } from './handlers/index.ts';
import { readBody, setCacheControl, toFetchRequest } from './http-messages.ts';
import { createStreamHub } from './stream/hub.ts';
import { serveStream } from './stream/serve-stream.ts';

/**
 * Fault of one request. `lost-before`: the server never receives it. `lost-after`: the server acts, and its response is
 * lost.
 */
export type WireFault =
  'lost-before' | 'lost-after' | 'no-response' | { readonly status: number; readonly body: string };

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
  /** Handlers that take precedence over the exchange's own, for example `[networkScenarios.empty(openBets)]`. */
  readonly scenarios?: readonly HttpHandler[];
}

const operatorConfig = {
  apiBase: '/api/v1',
  applicationCredential: btoa('web:web'),
  brand: { name: 'Exchange', accent: '#0f5f4e' },
  currency: 'INR',
  locale: 'en-IN',
  timeZone: 'local',
  frameHosts: ['tv.exchange.example', 'score.exchange.example'],
  features: { score: true, responsiblePlay: true, twoStep: true },
};

/**
 * Serves the simulated exchange over HTTP, a build of the app on the same origin with its real headers, and the games
 * on another origin.
 */
export async function serveExchange(options: ServerOptions) {
  const {
    exchange,
    root,
    headersFile,
    port,
    portRange = 0,
    host = '127.0.0.1',
    publicHost = 'localhost',
    config,
  } = options;
  const { socket = false, streamEveryMs, isIdempotent = true, scenarios = [] } = options;
  let appPort = port;
  const games = await serveGames({
    port: 0,
    host,
    appPort: () => appPort,
    respond: (gameRequest) => respondToGame(exchange, gameRequest),
  });
  const gamesUrl = `http://${publicHost}:${games.port}`;
  const gamesHost = new URL(gamesUrl).host;
  const settings = config ?? {
    ...operatorConfig,
    frameHosts: [...operatorConfig.frameHosts, gamesHost],
    greetingHosts: [gamesHost],
  };
  const handlers = [...scenarios, ...createHandlers(exchange, gamesUrl, { socket })];
  const headers =
    headersFile === undefined ? [] : withFrameOrigins(addConfigHosts(readHeaders(headersFile), settings), [gamesUrl]);
  const files =
    root === undefined
      ? null
      : sirv(root, { single: true, etag: true, brotli: true, gzip: true, setHeaders: setCacheControl });
  const log: LoggedRequest[] = [];
  const faults = new Map<string, WireFault[]>();
  const permanentFaults = new Map<string, WireFault>();

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (url.pathname === '/config.json') {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(settings));
      return;
    }
    if (
      url.pathname.startsWith('/api/v1/') ||
      url.pathname === '/casino.json' ||
      url.pathname.startsWith('/casino-art/')
    )
      return handleCall(url, request, response);
    if (files === null) return void response.writeHead(404).end();
    files(request, response, () => void response.writeHead(404).end('Not found'));
  }

  async function handleCall(url: URL, request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const path = url.pathname.replace('/api/v1/', '');
    log.push({ path, body: body.toString('utf8'), headers: request.headers });
    const fault = faults.get(path)?.shift() ?? permanentFaults.get(path);
    if (fault === 'lost-before') return void request.socket.destroy();
    if (fault === 'no-response') return;
    if (typeof fault === 'object')
      return void response.writeHead(fault.status, { 'Content-Type': 'application/json' }).end(fault.body);
    const handlerResponse = await getResponse(handlers, toFetchRequest(url, request, body, isIdempotent));
    // Over HTTP, a network error is a broken connection.
    if (fault === 'lost-after' || handlerResponse?.type === 'error') return void request.socket.destroy();
    if (handlerResponse === undefined) return void response.writeHead(404).end();
    const compressed = await compressBody(
      Buffer.from(await handlerResponse.arrayBuffer()),
      request.headers['accept-encoding'],
    );
    response.writeHead(handlerResponse.status, {
      ...Object.fromEntries(handlerResponse.headers),
      ...compressed.headers,
    });
    response.end(compressed.body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const hub = createStreamHub(exchange, streamEveryMs);
  const streamEndpoint = serveStream(server, hub, '/api/v1/stream');
  streamEndpoint.setRefusing(!socket);
  const actualPort = await listen(server, port, host, port === 0 ? 0 : port + portRange).catch((error: unknown) => {
    games.server.close();
    throw error;
  });
  appPort = actualPort;

  return {
    url: `http://${publicHost}:${actualPort}`,
    /** Origin of the games. */
    games: gamesUrl,
    log: log as readonly LoggedRequest[],
    faults: {
      /** Applies these faults to the next requests of a path, one each. */
      applyToNext(path: string, ...nextFaults: WireFault[]) {
        faults.set(path, [...(faults.get(path) ?? []), ...nextFaults]);
      },
      /** Applies this fault to every request of a path until `clear`. */
      applyToAll(path: string, fault: WireFault) {
        permanentFaults.set(path, fault);
      },
      clear() {
        faults.clear();
        permanentFaults.clear();
      },
    },
    stream: {
      /** Closes all stream connections and refuses new ones until `restore`. */
      cut() {
        streamEndpoint.setRefusing(true);
        hub.disconnectAll();
      },
      restore: () => streamEndpoint.setRefusing(false),
      degrade: hub.degrade,
      getConnections: () => hub.connections,
    },
    async close() {
      hub.disconnectAll();
      hub.dispose();
      for (const each of [server, games.server]) {
        each.closeAllConnections();
        await new Promise((resolve) => each.close(resolve));
      }
    },
  };
}

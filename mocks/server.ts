import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse, type HttpHandler } from 'msw';
import sirv from 'sirv';
import { readHeaders, withFrameOrigins } from '../scripts/serve/headers.mjs';
import { serveGames } from '../scripts/serve/serve-games.mjs';
import { listen } from '../scripts/serve/serve.mjs';
import type { Exchange } from './exchange/exchange.ts';
import { answerGame } from './games/provider.ts';
import { createHandlers } from './handlers/index.ts';
import { compressBody } from './compress-body.ts';
import { createStreamHub } from './stream/hub.ts';
import { serveStream } from './stream/serve-stream.ts';

/** What can happen to one request on its way. `lost-before`: the server never saw it. `lost-after`: it acted, and the answer was lost. */
export type WireFault =
  'lost-before' | 'lost-after' | 'never-answered' | { readonly status: number; readonly body: string };

export interface LoggedRequest {
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

export interface ServerOptions {
  readonly exchange: Exchange;
  /** A built app to serve beside the calls. */
  readonly root?: string;
  readonly headersFile?: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** How many ports after it may be taken where it is in use; none when left out. */
  readonly portRange?: number;
  /** Whom it listens to; this machine alone when left out. */
  readonly host?: string;
  /** The name or number it is reached by; `localhost` when left out. */
  readonly publicHost?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  /** Offers the price stream by a socket at `/api/v1/stream`; left out, prices are polled. */
  readonly socket?: boolean;
  /** How often the stream tells what is new, in milliseconds; the hub's own pace when left out. */
  readonly streamEveryMs?: number | undefined;
  /** Whether a repeated `Idempotency-Key` acts once; left out, it does. Without it every request that arrives acts. */
  readonly idempotent?: boolean;
  /** Stand before the exchange's own handlers, like `msw.use` in a story: `[fates.empty(openBets)]`. */
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

/** The simulated exchange over real HTTP, a build of the app under the same origin with its real headers, and its games on another one. */
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
  const { socket = false, streamEveryMs, idempotent = true, scenarios = [] } = options;
  let appPort = port;
  const games = await serveGames({
    port: 0,
    host,
    appPort: () => appPort,
    answer: (gameRequest) => answerGame(exchange, gameRequest),
  });
  const gamesUrl = `http://${publicHost}:${games.port}`;
  const gamesHost = new URL(gamesUrl).host;
  const settings = config ?? {
    ...operatorConfig,
    frameHosts: [...operatorConfig.frameHosts, gamesHost],
    greetingHosts: [gamesHost],
  };
  const handlers = [...scenarios, ...createHandlers(exchange, gamesUrl, { socket })];
  const headers = headersFile === undefined ? [] : withFrameOrigins(readHeaders(headersFile), [gamesUrl]);
  const files =
    root === undefined
      ? null
      : sirv(root, { single: true, etag: true, brotli: true, gzip: true, setHeaders: setCacheControl });
  const log: LoggedRequest[] = [];
  const faults = new Map<string, WireFault[]>();
  const permanentFaults = new Map<string, WireFault>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
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
    if (fault === 'never-answered') return;
    if (typeof fault === 'object')
      return void response.writeHead(fault.status, { 'Content-Type': 'application/json' }).end(fault.body);
    const reply = await getResponse(handlers, toFetchRequest(url, request, body, idempotent));
    // A network error has no HTTP form but a connection that breaks.
    if (fault === 'lost-after' || reply?.type === 'error') return void request.socket.destroy();
    if (reply === undefined) return void response.writeHead(404).end();
    const compressed = await compressBody(Buffer.from(await reply.arrayBuffer()), request.headers['accept-encoding']);
    response.writeHead(reply.status, { ...Object.fromEntries(reply.headers), ...compressed.headers });
    response.end(compressed.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
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
    /** The origin of the games. */
    games: gamesUrl,
    log: log as readonly LoggedRequest[],
    faults: {
      /** The next requests of a path meet these faults, one each. */
      next(path: string, ...nextFaults: WireFault[]) {
        faults.set(path, [...(faults.get(path) ?? []), ...nextFaults]);
      },
      /** Every request of a path meets this fault until `clear`. */
      always(path: string, fault: WireFault) {
        permanentFaults.set(path, fault);
      },
      clear() {
        faults.clear();
        permanentFaults.clear();
      },
    },
    stream: {
      /** Hangs up on everybody, and takes nobody's call until it is told otherwise. */
      cut() {
        streamEndpoint.setRefusing(true);
        hub.disconnectAll();
      },
      restore: () => streamEndpoint.setRefusing(false),
      degrade: hub.degrade,
      connections: () => hub.connections,
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

/** Files whose name changes with their content are kept for ever. Those that lie there compressed are sent so. */
function setCacheControl(response: ServerResponse, path: string) {
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function toFetchRequest(url: URL, request: IncomingMessage, body: Buffer, idempotent: boolean): Request {
  const headers = { ...request.headers } as Record<string, string>;
  if (!idempotent) delete headers['idempotency-key'];
  const init: RequestInit = { method: request.method ?? 'GET', headers };
  if (request.method === 'POST') init.body = new Uint8Array(body);
  return new Request(url, init);
}

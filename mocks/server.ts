import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { getResponse } from 'msw';
import sirv from 'sirv';
import { addConfigHosts } from '../scripts/operator/config-headers.mjs';
import { readHeaders, withFrameOrigins } from '../scripts/serve/headers.mjs';
import { listen } from '../scripts/serve/serve.mjs';
import { serveGames } from '../scripts/serve/serve-games.mjs';
import { compressBody } from './compress-body.ts';
import { respondToGame } from './games/provider.ts';
import { createHandlers } from './handlers/index.ts';
import { readBody, setCacheControl, toFetchRequest } from './http-messages.ts';
import { createOperatorEndpoint } from './operator/operator-endpoint.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createConfig } from './server-config.ts';
import type { LoggedRequest, ServerOptions } from './server-options.ts';
import { createStreamHub } from './stream/hub.ts';
import { serveStream } from './stream/serve-stream.ts';
import { createWireFaults } from './wire-faults.ts';

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
    socket = false,
    streamEveryMs,
    isIdempotent = true,
    isLogging = true,
    rateLimit,
    tls,
    operatorPassword,
    scenarios = [],
  } = options;
  const scheme = tls === undefined ? 'http' : 'https';
  let appPort = port;
  const games = await serveGames({
    port: 0,
    host,
    appPort: () => appPort,
    respond: (gameRequest) => respondToGame(exchange, gameRequest),
    tls,
  });
  const gamesUrl = `${scheme}://${publicHost}:${games.port}`;
  const settings = config ?? createConfig(new URL(gamesUrl).host);
  const handlers = [...scenarios, ...createHandlers(exchange, gamesUrl, { socket })];
  const headers =
    headersFile === undefined ? [] : withFrameOrigins(addConfigHosts(readHeaders(headersFile), settings), [gamesUrl]);
  const files =
    root === undefined
      ? null
      : sirv(root, { single: true, etag: true, brotli: true, gzip: true, setHeaders: setCacheControl });
  const log: LoggedRequest[] = [];
  const { faults, take: takeFault } = createWireFaults();
  const limitCalls = rateLimit === undefined ? null : createRateLimiter(rateLimit);

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
    if (operatorEndpoint !== null && /^\/operator(?:\/|$)/.test(url.pathname))
      return operatorEndpoint(url, request, response);
    if (files === null) return void response.writeHead(404).end();
    files(request, response, () => void response.writeHead(404).end('Not found'));
  }

  /** Names the bettor of a valid session, otherwise the address: a caller cannot make up new names. */
  function identifyCaller({ headers: { authorization = '' }, socket: connection }: IncomingMessage): string {
    return exchange.accounts.findUserId(authorization.replace(/^Bearer /, '')) ?? connection.remoteAddress ?? '';
  }

  async function handleCall(url: URL, request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const path = url.pathname.replace('/api/v1/', '');
    if (isLogging) log.push({ path, body: body.toString('utf8'), headers: request.headers });
    const waitSeconds = limitCalls?.(identifyCaller(request), performance.now()) ?? 0;
    if (waitSeconds > 0)
      return void response
        .writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': String(waitSeconds) })
        .end(JSON.stringify({ status: false, msg: 'Too many requests. Please wait.' }));
    const fault = takeFault(path);
    if (fault === 'lost-before') return void request.socket.destroy();
    if (fault === 'no-response') return;
    if (typeof fault === 'object' && 'delayMs' in fault) await setTimeout(fault.delayMs);
    else if (typeof fault === 'object')
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

  const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
  const server = tls === undefined ? createServer(handleRequest) : createSecureServer(tls, handleRequest);
  // A client that sends on a connection while Node closes it gets an error. After a minute of silence it is improbable.
  server.keepAliveTimeout = 60_000;
  const hub = createStreamHub(exchange, streamEveryMs);
  const streamEndpoint = serveStream(server, hub, '/api/v1/stream');
  streamEndpoint.setRefusing(!socket);
  const operatorEndpoint =
    operatorPassword === undefined
      ? null
      : createOperatorEndpoint({
          exchange,
          faults,
          disconnectStreams: hub.disconnectAll,
          password: operatorPassword,
          isSecure: tls !== undefined,
        });
  const actualPort = await listen(server, port, host, port === 0 ? 0 : port + portRange).catch((error: unknown) => {
    games.server.close();
    throw error;
  });
  appPort = actualPort;

  return {
    url: `${scheme}://${publicHost}:${actualPort}`,
    /** Origin of the games. */
    games: gamesUrl,
    log: log as readonly LoggedRequest[],
    faults,
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

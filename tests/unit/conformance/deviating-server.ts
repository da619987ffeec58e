import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/** A request of the check, and what the exchange behind the proxy responds to it. */
export interface ProxiedCall {
  /** Path below the API, such as `match/matchDetails`. */
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Sends the call to the exchange, with another path, body or header where given. */
  forward(changes?: {
    readonly path?: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }): Promise<ProxiedResponse>;
}

export interface ProxiedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Time in milliseconds that the server takes more. */
  readonly delayMs?: number;
}

/** Changes one thing of a server. Null: the call is none of its own. */
export type Change = (call: ProxiedCall) => Promise<ProxiedResponse | null> | null;

export const APP_ORIGIN = 'https://app.example';
const ALLOWED = 'authorization, content-type, idempotency-key';
const MIN_COMPRESSED = 1_024;

const respondToPreflight = (): ProxiedResponse => ({
  status: 204,
  headers: { 'access-control-allow-headers': ALLOWED, 'access-control-allow-methods': 'GET, POST' },
  body: '',
});

async function forwardCall(target: string, call: Omit<ProxiedCall, 'forward'>): Promise<ProxiedResponse> {
  if (call.method === 'OPTIONS') return respondToPreflight();
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = call.headers;
  const url = call.path.startsWith('/') ? `${target}${call.path}` : `${target}/api/v1/${call.path}`;
  const response = await fetch(url, {
    method: call.method,
    headers,
    ...(call.method === 'POST' && { body: call.body }),
  });
  const type = response.headers.get('content-type');
  return {
    status: response.status,
    headers: type === null ? {} : { 'content-type': type },
    body: await response.text(),
  };
}

function send(response: ServerResponse, acceptsGzip: boolean, { status, headers, body }: ProxiedResponse): void {
  const isCompressed = acceptsGzip && body.length >= MIN_COMPRESSED && headers['content-encoding'] === undefined;
  const { 'content-encoding': _encoding, ...others } = headers;
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    ...others,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  response.end(isCompressed ? gzipSync(body) : body);
}

/**
 * Starts a proxy in front of the exchange at `target`, which adds CORS and compression. `setChange` makes it deviate in
 * one thing, and null makes it conform again.
 */
export async function startDeviatingServer(target: string) {
  let change: Change | null = null;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const call = {
      path: url.startsWith('/api/v1/') ? url.slice('/api/v1/'.length) : url,
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      // A multipart body has a picture or text, which Latin-1 keeps byte for byte.
      body: (await buffer(request)).toString('latin1'),
    };
    const forward: ProxiedCall['forward'] = (changes = {}) => forwardCall(target, { ...call, ...changes });
    const proxied = (await change?.({ ...call, forward })) ?? (await forward());
    const acceptsGzip = request.headers['accept-encoding']?.includes('gzip') === true;
    setTimeout(() => send(response, acceptsGzip, proxied), proxied.delayMs ?? 0);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    setChange: (next: Change | null) => void (change = next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

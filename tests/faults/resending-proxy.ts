import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const MAX_ATTEMPTS = 4;

export interface ResendingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a proxy that sends a request again when the connection breaks, as Chromium does with a kept-alive connection.
 * After the last attempt it breaks the caller's connection.
 */
export async function startResendingProxy(target: string, onBreak: () => void): Promise<ResendingProxy> {
  async function forward(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const { method = 'GET', url = '/', headers: requestHeaders } = request;
    const {
      host: _host,
      connection: _connection,
      'content-length': _length,
      'transfer-encoding': _encoding,
      ...headers
    } = requestHeaders;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const init = {
        method,
        headers: headers as Record<string, string>,
        ...(method === 'POST' && { body: new Uint8Array(body) }),
      };
      const serverResponse = await fetch(target + url, init).catch(() => null);
      if (serverResponse !== null) {
        const type = serverResponse.headers.get('content-type') ?? 'application/json';
        return void response
          .writeHead(serverResponse.status, { 'content-type': type })
          .end(Buffer.from(await serverResponse.arrayBuffer()));
      }
      onBreak();
    }
    request.socket.destroy();
  }

  const server = createServer((request, response) => void forward(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

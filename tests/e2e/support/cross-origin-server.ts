import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addConfigHosts } from '../../../scripts/operator/config-headers.mjs';
import { readHeaders } from '../../../scripts/serve/headers.mjs';
import { serveFolder } from '../../../scripts/serve/serve.mjs';
import type { TestServer } from './fixtures.ts';

const root = new URL('../../../', import.meta.url).pathname;
const DIST = process.env['DIST'] ?? `${root}dist`;

async function readBody(request: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Serves the exchange's calls on one origin, with CORS that allows these headers, and the app on another. */
export async function serveCrossOrigin(testServer: TestServer, allowedHeaders: string) {
  const preflights: string[] = [];
  const api = createServer((request, response) => {
    const handleRequest = async () => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (request.method === 'OPTIONS') {
        preflights.push(`${request.url ?? ''} ${request.headers['access-control-request-headers'] ?? ''}`);
        response.setHeader('Access-Control-Allow-Headers', allowedHeaders);
        response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
        return void response.writeHead(204, { 'Access-Control-Max-Age': '0' }).end();
      }
      const body = await readBody(request);
      const { host: _host, 'accept-encoding': _encoding, connection: _connection, ...headers } = request.headers;
      const serverResponse = await fetch(`${testServer.url}${request.url ?? '/'}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(request.method === 'POST' && { body: new Uint8Array(body) }),
      });
      response.writeHead(serverResponse.status, {
        'Content-Type': serverResponse.headers.get('content-type') ?? 'application/json',
      });
      response.end(Buffer.from(await serverResponse.arrayBuffer()));
    };
    handleRequest().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const shippedConfig = (await (await fetch(`${testServer.url}/config.json`)).json()) as object;
  const config = { ...shippedConfig, apiBase: `${apiUrl}/api/v1` };
  const headers = addConfigHosts(readHeaders(`${root}deploy/headers`), config);
  const app = await serveFolder({ folder: DIST, port: 0, single: true, headers, config });
  return {
    url: app.url,
    /** Path and requested headers of every preflight. */
    preflights: preflights as readonly string[],
    async close() {
      for (const server of [api, app.server]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureApiClient, type ContractDrift } from '#shared/api/client/call.ts';

/**
 * Starts a server without code of the simulated exchange. It responds to each path with the body that a test sets, and
 * the app's calls are configured to reach it.
 */
export async function startDialectServer() {
  const responses = new Map<string, unknown>();
  const drift: ContractDrift[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0]?.replace('/api/v1', '') ?? '';
    request.resume().on('end', () => {
      response.writeHead(responses.has(path) ? 200 : 404, { 'content-type': 'text/html; charset=UTF-8' });
      response.end(JSON.stringify(responses.get(path) ?? null));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const configure = () => {
    drift.length = 0;
    configureApiClient({
      base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
      credential: 'd2ViOndlYg==',
      getSession: () => ({ token: 'bearer-1', expiresAt: null }),
      onSignedOut: () => undefined,
      onContractDrift: (each) => void drift.push(each),
    });
  };
  configure();
  return {
    drift: drift as readonly ContractDrift[],
    /** Sets the body of a path and clears the reported drift. */
    respond(path: string, body: unknown) {
      responses.set(path, body);
      configure();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

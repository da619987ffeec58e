import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiSession, configureApiClient, type ContractDrift } from '../client/call.ts';
import { getFailure } from '../failure.ts';

/** A server whose responses the test sets, with the API client configured to call it. */
export async function startRecordingServer() {
  const recorder = {
    respond: (() => undefined) as RequestListener,
    session: { token: 'bearer-1', expiresAt: '2999-01-01T00:00:00.000Z' } as ApiSession | null,
    signedOut: 0,
    drift: [] as ContractDrift[],
    requests: [] as { request: IncomingMessage; body: string }[],
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    request.on('end', () => {
      recorder.requests.push({ request, body });
      recorder.respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configureApiClient({
    base: `${origin}/api/v1`,
    credential: 'd2ViOndlYg==',
    getSession: () => recorder.session,
    onSignedOut: () => void (recorder.signedOut += 1),
    onContractDrift: (each) => void recorder.drift.push(each),
  });
  return Object.assign(recorder, {
    origin,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** Sends a string unchanged, and other values as JSON. */
export const respondWith =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const settleFailure = (promise: Promise<unknown>) => promise.then((value) => ({ response: value }), getFailure);

import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureApi, type ApiSession, type ContractDrift } from '../call.ts';
import { failureOf } from '../failure.ts';

/** A server that says what a test wants said, and the app's calls configured to reach it. */
export async function listen() {
  const said = {
    reply: (() => undefined) as RequestListener,
    session: { token: 'bearer-1', expiresAt: '2999-01-01T00:00:00.000Z' } as ApiSession | null,
    signedOut: 0,
    drift: [] as ContractDrift[],
    heard: [] as { request: IncomingMessage; body: string }[],
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    request.on('end', () => {
      said.heard.push({ request, body });
      said.reply(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configureApi({
    base: `${origin}/api/v1`,
    credential: 'd2ViOndlYg==',
    session: () => said.session,
    onSignedOut: () => void (said.signedOut += 1),
    onContractDrift: (each) => void said.drift.push(each),
  });
  return Object.assign(said, {
    origin,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** A string is sent as it is. */
export const says = (body: unknown, status = 200): RequestListener => (_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
};

export const failure = (promise: Promise<unknown>) => promise.then((value) => ({ answered: value }), failureOf);

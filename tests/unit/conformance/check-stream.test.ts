import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import { serveExchange } from '#mocks/server.ts';
import { Caller } from '../../../scripts/conformance/caller.ts';
import { CheckRun } from '../../../scripts/conformance/check-run.ts';
import { checkStream } from '../../../scripts/conformance/stream/check-stream.ts';
import { NOW } from '../../faults/test-server.ts';

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listFindings(address: string, token: string, marketIds: readonly string[]) {
  const caller = new Caller({ api: 'http://localhost', credential: null, origin: null });
  const run = new CheckRun(caller, 3_000);
  await checkStream(run, { address, changeMs: 2_000 }, marketIds, { own: token, unknown: 'unknown' });
  return run.results;
}

/** Responds to each request of a client by its operation. */
async function startStream(respond: (op: string, send: (message: object | string) => void) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: { threshold: 0 } });
  server.on('connection', (socket: WebSocket) => {
    const send = (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    socket.on('message', (data: Buffer) => respond((JSON.parse(data.toString()) as { op: string }).op, send));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const accepted = { op: 'status', id: 1, statusCode: 'SUCCESS' };
const image = { op: 'mcm', id: 2, ct: 'SUB_IMAGE', clk: 'a', mc: [{ id: '1.1', img: true }] };

describe('checkStream', () => {
  test('finds no deviation in the stream of the simulated exchange', async () => {
    const exchange = createExchange({ seed: 7, clock: createClock({ now: NOW }), commissionPercent: 0 });
    const server = await serveExchange({ exchange, port: 0, socket: true });
    const moving = setInterval(() => exchange.clock.advance(1_000), 100);
    closers.push(async () => {
      clearInterval(moving);
      await server.close();
      exchange.dispose();
    });
    const signedIn = await exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
    const token = signedIn.kind === 'signed-in' ? signedIn.session.accessToken : '';
    const rows = exchange.board.listHomeMatches().filter(({ inPlay }) => inPlay);
    const marketIds = rows.slice(0, 3).map(({ marketId }) => marketId);
    const results = await listFindings(`${server.url.replace('http', 'ws')}/api/v1/stream`, token, marketIds);
    expect(results.map(({ name, verdict }) => `${verdict} ${name}`)).toEqual([
      'conforms stream: handshake',
      'conforms stream: image',
      'conforms stream: heartbeat',
      'conforms stream: a change',
      'conforms stream: an unknown token',
    ]);
  });

  test('reports a stream that accepts an unknown token and sends no heartbeat', async () => {
    const address = await startStream((op, send) => {
      if (op === 'authentication') send(accepted);
      else send(image);
    });
    const results = await listFindings(address, 'own', ['1.1']);
    expect(results.map(({ name, verdict }) => `${verdict} ${name}`)).toEqual([
      'conforms stream: handshake',
      'conforms stream: image',
      'breaks stream: heartbeat',
      'not tried stream: a change',
      'breaks stream: an unknown token',
    ]);
  });

  test('reports a message that the app cannot read, with its place', async () => {
    const address = await startStream((op, send) => {
      if (op === 'authentication') return send(accepted);
      send(image);
      send({ op: 'mcm', id: 2, clk: 'b', mc: [{ id: '1.1', rc: [{ id: 'x', batb: [] }] }] });
    });
    const results = await listFindings(address, 'own', ['1.1']);
    const paths = results.flatMap(({ findings }) => findings.map(({ path }) => path));
    expect(paths.filter((path) => path.startsWith('mc[0].rc[0].id'))).not.toEqual([]);
  });

  test('reports an image without a market of the subscription', async () => {
    const address = await startStream((op, send) => send(op === 'authentication' ? accepted : image));
    const results = await listFindings(address, 'own', ['1.1', '1.2']);
    expect(results.find(({ name }) => name === 'stream: image')).toMatchObject({
      verdict: 'breaks',
      findings: [{ path: 'mc', received: 'no market 1.2' }],
    });
  });

  test('reports an address without a stream', async () => {
    const exchange = createExchange({ seed: 7, clock: createClock({ now: NOW }), commissionPercent: 0 });
    const server = await serveExchange({ exchange, port: 0 });
    closers.push(async () => {
      await server.close();
      exchange.dispose();
    });
    const results = await listFindings(`${server.url.replace('http', 'ws')}/api/v1/stream`, 'own', ['1.1']);
    expect(results[0]).toMatchObject({ name: 'stream: handshake', verdict: 'breaks' });
    expect(results.find(({ name }) => name === 'stream: image')).toMatchObject({ verdict: 'not tried' });
  });
});

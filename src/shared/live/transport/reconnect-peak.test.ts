import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/failure.ts';
import type { Market } from '../../domain/market/market.ts';
import { createMarket } from '../testing/controlled-server.ts';
import { createDefinition, createMarketMessage } from '../testing/stream-messages.ts';
import { stubVirtualTimers } from '../testing/virtual-timers.ts';
import { createSocketStream } from './socket/index.ts';
import type { SocketListener } from './socket/socket-connection.ts';
import { createStreamingTransport } from './streaming-transport.ts';
import { DEFAULT_POLLING_INTERVALS, type TransportSink } from './transport.ts';

const CLIENTS = 10_000;
const RESPONSE_MS = 30;
const HEARTBEAT_MS = 5_000;
const RETRY_AFTER_MS = 5_000;
const BUCKET_MS = 100;
/** Bettors open the page at different times. */
const OPENING_MS = 2_000;

afterEach(() => void vi.unstubAllGlobals());

interface Server {
  /** `busy` responds with 503 and `Retry-After`. */
  calls: 'up' | 'busy';
  stream: 'up' | 'down' | 'none';
}

const MARKETS: readonly Market[] = [createMarket(200)];
const IMAGE = createMarketMessage(
  [{ id: '1.1', img: true, marketDefinition: createDefinition('OPEN'), rc: [{ id: 1, batb: [[0, 2, 100]] }] }],
  { ct: 'SUB_IMAGE', initialClk: 'a', heartbeatMs: HEARTBEAT_MS },
);
const HEARTBEAT = JSON.stringify({ op: 'mcm', clk: 'b', pt: 1, ct: 'HEARTBEAT' });

/** Ten thousand pages with the app's own transport, each on one match in play, and a server that counts requests. */
function startSimulation(server: Server) {
  const timers = stubVirtualTimers();
  const requests: Record<number, number> = {};
  const countRequest = (): void => {
    const bucket = Math.floor(timers.now() / BUCKET_MS);
    requests[bucket] = (requests[bucket] ?? 0) + 1;
  };
  const countRequests = (from: number, to: number): number =>
    Object.entries(requests)
      .filter(([bucket]) => Number(bucket) >= from / BUCKET_MS && Number(bucket) < to / BUCKET_MS)
      .reduce((sum, [, count]) => sum + count, 0);
  const sockets = new Set<SocketListener>();
  async function fetchMatch(): Promise<readonly Market[]> {
    countRequest();
    const { calls } = server;
    await timers.wait(RESPONSE_MS);
    if (calls === 'up') return MARKETS;
    throw new ApiError({ kind: 'unreachable', code: 'FETCH_ERROR' }, RETRY_AFTER_MS);
  }

  function openSocket(listener: SocketListener) {
    countRequest();
    const isUp = server.stream === 'up';
    if (isUp) sockets.add(listener);
    setTimeout(isUp ? listener.onOpen : listener.onClose, RESPONSE_MS);
    const respond = (message: object) => setTimeout(() => listener.onMessage(JSON.stringify(message)), RESPONSE_MS);
    return {
      send(text: string) {
        const { op, id } = JSON.parse(text) as { op: string; id: number };
        respond({ op: 'status', id, statusCode: 'SUCCESS' });
        if (op === 'marketSubscription') respond({ ...IMAGE, id });
      },
      close: () => void sockets.delete(listener),
    };
  }
  setInterval(() => {
    for (const listener of sockets) listener.onMessage(HEARTBEAT);
  }, HEARTBEAT_MS);

  const environment = {
    now: timers.now,
    isHidden: () => false,
    onVisibilityChange: () => () => undefined,
    requestFrame: () => () => undefined,
  };
  const nothing = () => undefined;
  const sink = new Proxy({}, { get: () => nothing }) as TransportSink;
  for (let client = 0; client < CLIENTS; client += 1) {
    const transport = createStreamingTransport({
      queries: { fetchMatch, fetchHome: () => Promise.resolve([]), fetchFancies: () => Promise.resolve([]) },
      environment,
      sink,
      detail: { read: () => 'full', subscribe: () => nothing },
      getIntervals: () => DEFAULT_POLLING_INTERVALS,
      openStream: (needs) =>
        Promise.resolve(
          server.stream === 'none'
            ? null
            : createSocketStream({
                ...needs,
                openSocket,
                getToken: () => 'token',
                events: { onOwnBets: nothing, onMatch: nothing },
              }),
        ),
    });
    setTimeout(() => {
      transport.watchMatch('9', 'markets');
      transport.start?.();
    }, Math.random() * OPENING_MS);
  }
  return {
    timers,
    countSockets: () => sockets.size,
    /** Drops every socket in the same instant, as a restart does. */
    dropSockets: () => [...sockets].forEach((listener) => listener.onClose()),
    countRequests,
    /** Most requests of `ms` milliseconds since `start`, all pages together. */
    findPeak(start: number, ms = 1_000) {
      const starts = Array.from(
        { length: (timers.now() - start) / BUCKET_MS },
        (_, index) => start + index * BUCKET_MS,
      );
      return Math.max(...starts.map((from) => countRequests(from, from + ms)));
    },
  };
}

test('ten thousand pages leave a busy server alone as long as it asks, and return one by one', async () => {
  const server: Server = { calls: 'up', stream: 'none' };
  const { timers, countRequests, findPeak } = startSimulation(server);
  await timers.advance(5_000);
  const steady = findPeak(3_000);
  server.calls = 'busy';
  await timers.advance(3_000);
  server.calls = 'up';
  await timers.advance(8_000);
  const [firstBusyResponse, lastBusyResponse] = [5_000 + RESPONSE_MS, 5_800];
  expect(countRequests(lastBusyResponse + BUCKET_MS, firstBusyResponse - RESPONSE_MS + RETRY_AFTER_MS)).toBe(0);
  expect(countRequests(firstBusyResponse - RESPONSE_MS + RETRY_AFTER_MS, 16_000)).toBeGreaterThan(CLIENTS);
  expect(findPeak(6_000)).toBeLessThan(1.1 * steady);
}, 200_000);

/** The most requests in a second, and in a tenth of it, of pages that only poll. */
async function measureSteadyPeaks() {
  const { timers, findPeak } = startSimulation({ calls: 'up', stream: 'none' });
  await timers.advance(5_000);
  vi.unstubAllGlobals();
  return { second: findPeak(3_000), tenth: findPeak(3_000, BUCKET_MS) };
}

test('ten thousand pages lose their stream at once and never exceed twice the rate of pages that poll', async () => {
  const steady = await measureSteadyPeaks();
  const server: Server = { calls: 'up', stream: 'up' };
  const { timers, countSockets, dropSockets, findPeak } = startSimulation(server);
  await timers.advance(4_000);
  expect(countSockets(), 'every page has a stream').toBe(CLIENTS);
  server.stream = 'down';
  dropSockets();
  await timers.advance(3_000);
  server.stream = 'up';
  await timers.advance(13_000);
  expect(countSockets(), 'every page has a stream again').toBe(CLIENTS);
  expect(findPeak(4_000)).toBeLessThan(2 * steady.second);
  expect(findPeak(4_000, BUCKET_MS)).toBeLessThan(2 * steady.tenth);
}, 200_000);

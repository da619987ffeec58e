import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createControllers } from '#shared/controllers/controllers.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { createControlledServer, createMarket, createRow, getLast } from '#shared/live/testing/controlled-server.ts';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { createPollingTransport } from '#shared/live/transport/polling-transport.ts';
import { createFeedOwner } from './feed-owner.ts';

/** The server of each opened feed, the newest last. */
const servers: ReturnType<typeof createControlledServer>[] = [];

function openControlledFeed() {
  const server = createControlledServer();
  servers.push(server);
  const { fetchers } = server;
  return createLiveFeed((sink, page) => createPollingTransport(fetchers, page, sink), createFakeEnvironment());
}

let network: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const live = { transport: 'polling', inPlayMs: 700, upcomingMs: 5000, homeMs: 2000 } as const;
const config = { apiBase: '/api/v1', live, features: { fancy: true } };
const createOwner = () => createFeedOwner(createControllers(new QueryClient()), openControlledFeed);
const getRequests = () => getLast(servers).requests;

test('the owner of the feed resolves when the home list has arrived', async () => {
  const owner = createOwner();
  const loaded = vi.fn();
  void owner.loadFirst(config, { kind: 'home' }).then(loaded);
  await vi.advanceTimersByTimeAsync(10);
  expect(loaded).not.toHaveBeenCalled();
  await getLast(getRequests().home).respond([createRow(200)]);
  expect(loaded).toHaveBeenCalledOnce();
  expect(owner.openFeed(config).homeSource.read().phase).toBe('ready');
  owner.stop();
});

test('the owner of the feed waits at most 50 ms for the markets of a match', async () => {
  const owner = createOwner();
  const loaded = vi.fn();
  void owner.loadFirst(config, { kind: 'match', matchId: '9' }).then(loaded);
  await vi.advanceTimersByTimeAsync(49);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded).toHaveBeenCalledOnce();
  owner.stop();
});

test('the page that takes over keeps the prices and sends no second request', async () => {
  const owner = createOwner();
  void owner.loadFirst(config, { kind: 'match', matchId: '9' });
  await vi.advanceTimersByTimeAsync(0);
  await getLast(getRequests().match).respond([createMarket(200)]);
  const feed = owner.openFeed(config);
  feed.watchMatch('9');
  owner.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(feed.getMatchSource('9').read().phase).toBe('ready');
  expect(getRequests().match).toHaveLength(1);
  owner.stop();
});

test('prices that no page watches are released once the app has started', async () => {
  const owner = createOwner();
  void owner.loadFirst(config, { kind: 'match', matchId: '9' });
  await vi.advanceTimersByTimeAsync(0);
  await getLast(getRequests().match).respond([createMarket(200)]);
  const match = owner.openFeed(config).getMatchSource('9');
  expect(match.read().phase).toBe('ready');
  owner.start();
  expect(match.read().phase).toBe('waiting');
  owner.stop();
});

test('the owner of the feed requests prices again when the network returns', async () => {
  const owner = createOwner();
  const feed = owner.openFeed(config);
  feed.watchHome();
  owner.start();
  await vi.advanceTimersByTimeAsync(0);
  await getLast(getRequests().home).respond([createRow(200)]);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(getRequests().home).toHaveLength(2);
  owner.stop();
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(getRequests().home).toHaveLength(2);
});

test('a stopped feed is not opened again', () => {
  const owner = createOwner();
  const first = owner.openFeed(config);
  expect(owner.openFeed(config)).toBe(first);
  owner.stop();
  expect(owner.openFeed(config)).not.toBe(first);
  owner.stop();
});

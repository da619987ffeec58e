// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECOND_MS } from '../../format/durations.ts';
import { createLiveFeed } from '../create-live-feed.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import type { TransportSink, TransportStatus } from '../transport/transport.ts';
import { LiveProvider, useOwnBetsInterval } from './live-hooks.tsx';

const AGAIN_MS = 20_000;
const streamingStatus: TransportStatus = {
  transport: 'socket',
  isFallback: false,
  isUnreliable: false,
  streamsOwnBets: true,
  latencyMs: 20,
};
const fallen: TransportStatus = {
  transport: 'polling',
  isFallback: true,
  isUnreliable: false,
  streamsOwnBets: false,
  latencyMs: null,
};

let root: Root;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** Two components with the same query, like the slip and the list of bets. */
function mountFeed(within: 'a-feed' | 'no-feed') {
  const fetchBets = vi.fn(async () => 'bets');
  let sink: TransportSink | undefined;
  const nothing = () => undefined;
  const feed = createLiveFeed((feedSink) => {
    sink = feedSink;
    return { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };
  }, createFakeEnvironment());
  const client = new QueryClient();
  const BetsConsumer = () => {
    const refetchInterval = useOwnBetsInterval(AGAIN_MS);
    return useQuery({ queryKey: ['bets'], queryFn: fetchBets, refetchInterval }).data ?? null;
  };
  const both = (
    <>
      <BetsConsumer />
      <BetsConsumer />
    </>
  );
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        {within === 'a-feed' ? <LiveProvider feed={feed}>{both}</LiveProvider> : both}
      </QueryClientProvider>,
    ),
  );
  return {
    feed,
    client,
    setStatus: (line: TransportStatus) => act(() => sink?.setTransportStatus(line)),
    /** Counts the requests within that many seconds. */
    async in(seconds: number): Promise<number> {
      fetchBets.mockClear();
      await act(() => vi.advanceTimersByTimeAsync(seconds * SECOND_MS));
      return fetchBets.mock.calls.length;
    },
  };
}

test('useOwnBetsInterval polls at the usual interval without a stream and outside a live feed', async () => {
  const alone = mountFeed('no-feed');
  await alone.in(1);
  expect(await alone.in(60)).toBeGreaterThanOrEqual(3);
});

test('useOwnBetsInterval polls rarely only while a stream delivers', async () => {
  const polled = mountFeed('a-feed');
  await polled.in(1);
  const usual = await polled.in(60);
  expect(usual).toBeGreaterThanOrEqual(3);
  polled.setStatus(streamingStatus);
  expect(await polled.in(115)).toBe(0);
  expect(await polled.in(60)).toBeGreaterThanOrEqual(1);
  polled.setStatus(fallen);
  expect(await polled.in(21)).toBeGreaterThanOrEqual(1);
});

test.each<[string, TransportStatus]>([
  ['does not deliver own bets', { ...streamingStatus, streamsOwnBets: false }],
  ['reports its data as unreliable', { ...streamingStatus, isUnreliable: true }],
])('useOwnBetsInterval polls at the usual interval while the stream %s', async (_, line) => {
  const streamed = mountFeed('a-feed');
  streamed.setStatus(line);
  await streamed.in(1);
  expect(await streamed.in(60)).toBeGreaterThanOrEqual(3);
});

test('useOwnBetsInterval polls at the usual interval while the reader has paused the stream', async () => {
  const streamed = mountFeed('a-feed');
  streamed.setStatus(streamingStatus);
  act(() => streamed.feed.pause());
  await streamed.in(1);
  expect(await streamed.in(60)).toBeGreaterThanOrEqual(3);
});

test('useOwnBetsInterval restarts its interval with every message of the stream', async () => {
  const streamed = mountFeed('a-feed');
  streamed.setStatus(streamingStatus);
  await streamed.in(1);
  for (let minute = 0; minute < 5; minute += 1) {
    act(() => void streamed.client.setQueryData(['bets'], `bets at ${minute}`));
    expect(await streamed.in(60)).toBe(0);
  }
});

import { vi } from 'vitest';
import { createLiveFeed } from '../create-live-feed.ts';
import type { LoadHistory } from '../history/lazy-history.ts';
import { MarketHistory } from '../history/market-history.ts';
import type { TransportSink } from '../transport/transport.ts';
import { createFakeEnvironment } from './fake-environment.ts';

const nothing = (): void => undefined;

/** Starts a feed whose server is the test, with a history that loads when the test lets it. */
export function startFeedWithLazyHistory() {
  const page = createFakeEnvironment();
  const way: { open: (history: MarketHistory) => void; fail: () => void } = { open: nothing, fail: nothing };
  const open = vi.fn<LoadHistory>(
    () =>
      new Promise((resolve, reject) =>
        Object.assign(way, { open: resolve, fail: () => reject(new Error('no such file')) }),
      ),
  );
  let connectedSink: TransportSink | undefined;
  const made = createLiveFeed(
    (sink) => {
      connectedSink = sink;
      return { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };
    },
    page,
    open,
  );
  made.start();
  if (connectedSink === undefined) throw new Error('not connected');
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const price = () => {
    page.paint();
    return made.prices.cell('1.1', 1, 'back', 0).price;
  };
  const come = async (history = new MarketHistory()) => {
    way.open(history);
    await pass(0);
    return history;
  };
  const fail = async () => {
    way.fail();
    await pass(0);
  };
  return { feed: made, sink: connectedSink, open, pass, price, come, fail };
}

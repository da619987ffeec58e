import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMarket, getLast } from '../../testing/controlled-server.ts';
import { createDefinition } from '../../testing/stream-messages.ts';
import { createStreamImage, createStreamMarket, startStreamingFeed } from '../../testing/streaming-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SECOND_MARKET = createStreamMarket(3, createDefinition('OPEN'), '1.2');

/** Two matches whose markets the stream delivers, so that polls of both are rare. */
async function startTwoMatches() {
  // Every random pause is the shortest.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const streaming = startStreamingFeed();
  const { feed, requests, pass, receive } = streaming;
  feed.watchMatch('9', 'markets');
  await pass(0);
  await getLast(requests.match).respond([createMarket(200)]);
  await pass(100);
  receive(createStreamImage([createStreamMarket(2)]));
  await pass(700);
  await getLast(requests.match).respond([createMarket(200)]);
  /** Watches a second match. The subscription to both markets has no response yet. */
  const watchSecondMatch = async () => {
    feed.watchMatch('8', 'markets');
    await pass(0);
    await getLast(requests.match).respond([createMarket(300, { marketId: '1.2', matchId: '8' })]);
    await pass(100);
  };
  /** Returns how many requests leave within 500 ms, which is less than the usual interval. */
  const countPolls = async () => {
    const before = requests.match.length;
    await pass(500);
    return requests.match.length - before;
  };
  return { ...streaming, watchSecondMatch, countPolls };
}

describe('a stream that no longer delivers a market', () => {
  test('SocketStream asks for no poll while it delivers', async () => {
    const { countPolls } = await startTwoMatches();
    expect(await countPolls()).toBe(0);
  });

  test('SocketStream asks for a poll after an unreadable message', async () => {
    const { receive, countPolls } = await startTwoMatches();
    receive('nonsense');
    expect(await countPolls()).toBe(1);
  });

  test('SocketStream asks for a poll when repeated faults end the connection', async () => {
    const { requests, receive, pass, countPolls } = await startTwoMatches();
    receive('nonsense');
    await pass(10);
    receive(createStreamImage([createStreamMarket(2)], { clk: 'i2' }));
    await getLast(requests.match).respond([createMarket(200)]);
    for (let fault = 0; fault < 6; fault += 1) receive('nonsense');
    expect(await countPolls()).toBe(1);
  });

  test('SocketStream asks for a poll when the connection breaks while it subscribes again', async () => {
    const { cut, watchSecondMatch, countPolls } = await startTwoMatches();
    await watchSecondMatch();
    cut();
    expect(await countPolls()).toBe(1);
  });

  test('SocketStream asks for a poll when the server refuses the new subscription', async () => {
    const { listSent, receive, watchSecondMatch, countPolls } = await startTwoMatches();
    await watchSecondMatch();
    const id = listSent('marketSubscription').at(-1)?.['id'];
    receive({ op: 'status', id, statusCode: 'FAILURE', errorCode: 'SUBSCRIPTION_LIMIT_EXCEEDED' });
    expect(await countPolls()).toBe(1);
  });

  test('SocketStream asks for a poll when a new image leaves out a market', async () => {
    const { receive, watchSecondMatch, countPolls } = await startTwoMatches();
    await watchSecondMatch();
    receive(createStreamImage([SECOND_MARKET], { clk: 'i2' }));
    expect(await countPolls()).toBe(1);
  });

  test('SocketStream asks for no poll when a new image has every market', async () => {
    const { receive, watchSecondMatch, countPolls } = await startTwoMatches();
    await watchSecondMatch();
    receive(createStreamImage([createStreamMarket(2), SECOND_MARKET], { clk: 'i2' }));
    expect(await countPolls()).toBe(0);
  });
});

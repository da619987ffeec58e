import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMarket, getLast } from '../../testing/controlled-server.ts';
import { createFancyLine } from '../../testing/fancy-line.ts';
import { createDefinition, createMarketMessage } from '../../testing/stream-messages.ts';
import { createStreamImage, createStreamMarket, startStreamingFeed } from '../../testing/streaming-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A match whose market the stream delivers. */
async function startStreamedMatch() {
  // The shortest random pause before a new connection: half a second. A poll starts at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const streaming = startStreamingFeed();
  const release = streaming.feed.watchMatch('9');
  await streaming.pass(10);
  await getLast(streaming.requests.match).respond([createMarket(200)]);
  await getLast(streaming.requests.fancies).respond([createFancyLine('f1'), createFancyLine('f2')]);
  await streaming.pass(100);
  streaming.receive(createStreamImage([createStreamMarket(2)]));
  return { ...streaming, release };
}

describe('a stream that continues after polls', () => {
  test('SocketStream requests an image when polls have replaced the books', async () => {
    const { requests, cut, pass, listSent, receive, readPrice } = await startStreamedMatch();
    cut();
    await pass(10);
    await getLast(requests.match).respond([createMarket(210)]);
    await pass(1_000);
    expect(listSent('marketSubscription')).toHaveLength(2);
    expect(listSent('marketSubscription')[1]).not.toHaveProperty('clk');
    receive(createStreamImage([createStreamMarket(2.2)], { clk: 'i2', pt: 2 }));
    expect(readPrice()).toBe(220);
  });

  test('SocketStream continues from its clocks when no poll has replaced the books', async () => {
    const { cut, pass, listSent } = await startStreamedMatch();
    cut();
    await pass(1_000);
    expect(listSent('marketSubscription')[1]).toMatchObject({ initialClk: 'start', clk: 'i1' });
  });

  test('SocketStream requests an image when a poll arrives before the requested patch', async () => {
    const { requests, cut, pass, listSent, receive, readPrice } = await startStreamedMatch();
    cut();
    await pass(1_000);
    await getLast(requests.match).respond([createMarket(210)]);
    const [, resumed, renewed] = listSent('marketSubscription');
    expect(renewed).not.toHaveProperty('clk');
    const patch = { id: '1.1', rc: [{ id: 1, batb: [[0, 1.5, 1]] }] };
    receive(createMarketMessage([patch], { id: resumed?.['id'], ct: 'RESUB_DELTA', clk: 'p1', pt: 2 }));
    receive(createMarketMessage([patch], { ct: 'RESUB_DELTA', clk: 'p2', pt: 2 }));
    expect(readPrice()).toBe(210);
    receive(createStreamImage([createStreamMarket(2.2)], { clk: 'i2', pt: 2 }));
    expect(readPrice()).toBe(220);
  });

  test('FancySubscription keeps the streamed state of a line that a patch leaves out', async () => {
    const { requests, cut, pass, receive, feed } = await startStreamedMatch();
    const lock = { id: 'f1', status: 'Ball Running' };
    receive({ op: 'fcm', ct: 'SUB_IMAGE', initialClk: 'a', clk: 'b', pt: 1, fc: [lock, { id: 'f2', status: '' }] });
    cut();
    await pass(10);
    await getLast(requests.fancies).respond([createFancyLine('f1'), createFancyLine('f2')]);
    await pass(1_000);
    receive({ op: 'fcm', ct: 'RESUB_DELTA', clk: 'c', pt: 2, fc: [{ id: 'f2', lay: [40, 100] }] });
    expect(feed.getFanciesSource('9').read()).toMatchObject({
      value: [{ lockedBy: 'Ball Running' }, { no: { run: 40, size: 100 } }],
    });
  });
});

describe('a return to a page within five seconds', () => {
  test('SocketStream requests an image again for markets that the feed has dropped', async () => {
    const { requests, feed, pass, listSent, receive, readPrice, release } = await startStreamedMatch();
    release();
    await pass(1_000);
    feed.watchMatch('9');
    await pass(0);
    await getLast(requests.match).respond([createMarket(210)]);
    expect(readPrice()).toBe(210);
    receive(createMarketMessage([{ id: '1.1', rc: [{ id: 1, batb: [[0, 1.5, 1]] }] }], { clk: 'd1', pt: 2 }));
    expect(readPrice()).toBe(210);
    await pass(100);
    expect(listSent('marketSubscription')).toHaveLength(2);
    expect(listSent('marketSubscription')[1]).not.toHaveProperty('clk');
    receive(createStreamImage([createStreamMarket(2.2)], { clk: 'i2', pt: 2 }));
    expect(readPrice()).toBe(220);
  });

  test('SocketStream requests an image when the page returns before the subscription changes', async () => {
    const { requests, feed, pass, listSent, readPrice, release } = await startStreamedMatch();
    release();
    await pass(10);
    feed.watchMatch('9');
    await pass(0);
    await getLast(requests.match).respond([createMarket(210)]);
    expect(readPrice()).toBe(210);
    await pass(100);
    expect(listSent('marketSubscription')).toHaveLength(2);
  });

  test('SocketStream requests an image for a market that a list drops and shows again', async () => {
    const { requests, feed, pass, listSent, readPrice } = await startStreamedMatch();
    feed.refresh();
    await pass(0);
    await getLast(requests.match).respond([]);
    await pass(100);
    feed.refresh();
    await pass(0);
    await getLast(requests.match).respond([createMarket(210)]);
    expect(readPrice()).toBe(210);
    await pass(100);
    expect(listSent('marketSubscription')).toHaveLength(2);
  });

  test('SocketStream keeps streaming the markets that another page still shows', async () => {
    const { feed, requests, pass, receive, readPrice, release } = await startStreamedMatch();
    feed.watchMatch('8');
    await pass(0);
    await getLast(requests.match).respond([createMarket(300, { marketId: '1.2', matchId: '8' })]);
    await pass(100);
    const other = createStreamMarket(3, createDefinition('OPEN'), '1.2');
    receive(createStreamImage([createStreamMarket(2), other], { clk: 'i2', pt: 2 }));
    release();
    receive(createMarketMessage([{ id: '1.2', rc: [{ id: 1, batb: [[0, 3.1, 1]] }] }], { clk: 'd1', pt: 2 }));
    expect([readPrice(), feed.prices.getCell('1.2', 1, 'back', 0).price]).toEqual([null, 310]);
  });
});

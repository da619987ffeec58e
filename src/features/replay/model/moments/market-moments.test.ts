import { describe, expect, test } from 'vitest';
import { createEventfulMarket, createRecordedMarket, sampleOutline, STARTED_AT } from '../../testing/sample-market.ts';
import { createOwnBet } from '../../testing/sample-own-bet.ts';
import { listMarketEvents, listOwnBets, mergeMoments } from './market-moments.ts';

const summarizeEvents = (events: ReturnType<typeof listMarketEvents>) =>
  events.map((event) => [
    (event.at - STARTED_AT) / 1000,
    event.of === 'runner' ? `${event.runnerId} ${event.event}` : event.event,
  ]);

describe('listMarketEvents', () => {
  test('lists each event once in order of time, without price changes', () => {
    expect(summarizeEvents(listMarketEvents(createEventfulMarket().track(181_000)))).toEqual([
      [10, 'in-play'],
      [60, 'suspended'],
      [75, 'open'],
      [180, 'closed'],
      [180, '1 winner'],
    ]);
  });

  test('reports an absence, but not the gap between two pages', () => {
    const market = createRecordedMarket();
    market.publish(0, { status: 'open', inPlay: true }, [198, 200]);
    market.hide(10_000);
    market.publish(10_400, { status: 'open', inPlay: true }, [198, 200]);
    market.hide(20_000);
    market.publish(50_000, { status: 'suspended', inPlay: true }, [210, 212]);
    expect(summarizeEvents(listMarketEvents(market.track(60_000)))).toEqual([
      [20, 'missing'],
      [50, 'back'],
    ]);
  });

  test('reports when prices became stale and when they became fresh', () => {
    const market = createRecordedMarket();
    market.publish(0, { status: 'open' }, [198, 200]);
    market.markStale(5_000);
    market.publish(9_000, undefined, [199, 201]);
    expect(summarizeEvents(listMarketEvents(market.track(10_000)))).toEqual([
      [5, 'stale'],
      [9, 'fresh'],
    ]);
  });
});

describe('The own bets in a replay', () => {
  test('are limited to the market and the span, each once, in order of time', () => {
    const ownBets = listOwnBets(
      [
        createOwnBet('b', 9_000, { marketId: sampleOutline.marketId }),
        createOwnBet('a', 3_000, { marketId: sampleOutline.marketId }),
        createOwnBet('b', 9_000, { marketId: sampleOutline.marketId }),
        createOwnBet('c', 4_000, { marketId: '1.99' }),
        createOwnBet('d', -1, { marketId: sampleOutline.marketId }),
      ],
      sampleOutline.marketId,
      STARTED_AT,
      STARTED_AT + 10_000,
    );
    expect(ownBets.map(({ bet: { betId } }) => betId)).toEqual(['a', 'b']);
  });

  test('are merged into the events, of which the limit keeps the latest', () => {
    const events = listMarketEvents(createEventfulMarket().track(181_000));
    const ownBets = listOwnBets(
      [createOwnBet('a', 30_000, { marketId: sampleOutline.marketId })],
      sampleOutline.marketId,
      STARTED_AT,
      STARTED_AT + 181_000,
    );
    expect(mergeMoments(events, ownBets, 100).map(({ of }) => of)).toEqual([
      'market',
      'bet',
      'market',
      'market',
      'market',
      'runner',
    ]);
    expect(mergeMoments(events, ownBets, 2).map(({ of }) => of)).toEqual(['market', 'runner']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Bet } from '#shared/domain/bet.ts';
import { money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { BEGAN, outline, playedMarket, someMarket } from '../testing/a-market.ts';
import { betsWithin, eventsOf, momentsOf } from './moments.ts';

const told = (events: ReturnType<typeof eventsOf>) => events.map((event) => [(event.at - BEGAN) / 1000, event.of === 'runner' ? `${event.runnerId} ${event.event}` : event.event]);

const bet = (betId: string, marketId: string, after: number): Bet => ({
  betId, sportId: '4', matchId: '31', matchName: 'Mumbai v Chennai', marketId, marketName: 'Match Odds', selectionName: 'Mumbai', kind: 'odds', side: 'back', price: odds(198), size: 0,
  stake: money(50_000), liability: money(50_000), profit: money(49_000), result: null, matched: true, winnerName: null, state: 'active', deletedReason: null,
  placedAt: new Date(BEGAN + after).toISOString(), settledAt: null, reference: null,
});

describe('what happened to a market', () => {
  it('is told once each, in order, and a price is no event', () => {
    expect(told(eventsOf(playedMarket().track(181_000)))).toEqual([
      [10, 'in-play'],
      [60, 'suspended'],
      [75, 'open'],
      [180, 'closed'],
      [180, '1 winner'],
    ]);
  });

  it('tells that it was not shown for a while, and passes over the way between two pages', () => {
    const market = someMarket();
    market.say(0, { status: 'open', inPlay: true }, [198, 200]);
    market.leave(10_000);
    market.say(10_400, { status: 'open', inPlay: true }, [198, 200]);
    market.leave(20_000);
    market.say(50_000, { status: 'suspended', inPlay: true }, [210, 212]);
    expect(told(eventsOf(market.track(60_000)))).toEqual([
      [20, 'gone'],
      [50, 'back'],
    ]);
  });

  it('tells that prices were delayed, and since when no longer', () => {
    const market = someMarket();
    market.say(0, { status: 'open' }, [198, 200]);
    market.doubt(5_000);
    market.say(9_000, undefined, [199, 201]);
    expect(told(eventsOf(market.track(10_000)))).toEqual([
      [5, 'stale'],
      [9, 'fresh'],
    ]);
  });
});

describe('own bets', () => {
  it('are those of the market within the span, each once, in order of time', () => {
    const own = betsWithin([bet('b', outline.marketId, 9_000), bet('a', outline.marketId, 3_000), bet('b', outline.marketId, 9_000), bet('c', '1.99', 4_000), bet('d', outline.marketId, -1)], outline.marketId, BEGAN, BEGAN + 10_000);
    expect(own.map(({ bet: { betId } }) => betId)).toEqual(['a', 'b']);
  });

  it('stand among the events, and of very many moments the latest are kept', () => {
    const events = eventsOf(playedMarket().track(181_000));
    const own = betsWithin([bet('a', outline.marketId, 30_000)], outline.marketId, BEGAN, BEGAN + 181_000);
    expect(momentsOf(events, own, 100).map(({ of }) => of)).toEqual(['market', 'bet', 'market', 'market', 'market', 'runner']);
    expect(momentsOf(events, own, 2).map(({ of }) => of)).toEqual(['market', 'runner']);
  });
});

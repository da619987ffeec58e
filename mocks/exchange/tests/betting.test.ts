import { describe, expect, test } from 'vitest';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { getLadderPrices } from '#shared/domain/odds/ladder.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { advancePastDelay, createBestOrder, EVENING, findMarket, findUserId, openExchange } from './test-exchange.ts';

const isInPlayMarket = (sportId: string) => (market: { sportId: string; inPlay: boolean; type: string }) =>
  market.sportId === sportId && market.inPlay && market.type === 'match-odds';
const isUpcoming = (market: { inPlay: boolean; type: string; startsAt: string }) =>
  !market.inPlay && market.type === 'match-odds' && Date.parse(market.startsAt) > EVENING + 40 * MINUTE_MS;

describe('bet on a market', () => {
  test('a bet before the start is placed at once and moves balance and exposure by its stake', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const order = createBestOrder(findMarket(exchange, isUpcoming), 'back', 1_000);
    const outcome = await exchange.betting.place(demo, order);
    expect(outcome).toMatchObject({
      kind: 'placed',
      bets: [{ price: order.price, stake: units(1_000), matched: true }],
    });
    expect(exchange.betting.getBalance(demo)).toEqual({
      available: units(49_000),
      exposure: units(-1_000),
      profitAndLoss: ZERO,
    });
    expect(exchange.betting.getExposures(demo)).toMatchObject([{ exposure: units(-1_000) }]);
  });

  test('a bet in play reserves its liability until its delay ends and decides it', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const market = findMarket(exchange, isInPlayMarket('4'));
    const order = { ...createBestOrder(market, 'back', 500), price: odds(101) };
    let decided = false;
    const outcome = exchange.betting.place(demo, order).finally(() => (decided = true));
    exchange.clock.advance(4_999);
    await Promise.resolve();
    expect(decided).toBe(false);
    expect(exchange.betting.getBalance(demo).available).toBe(units(49_500));
    expect(exchange.betting.listByMatch(demo, market.matchId)).toHaveLength(0);
    const result = await advancePastDelay(exchange, outcome, 1);
    expect(result.kind).toBe('placed');
  });

  test('a bet is filled at a better price of the moment and never at a worse one', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const market = findMarket(exchange, isInPlayMarket('2'));
    const order = createBestOrder(market, 'back');
    const cheap = await advancePastDelay(exchange, exchange.betting.place(demo, { ...order, price: odds(101) }));
    if (cheap.kind === 'refused') throw new Error(cheap.message);
    expect(cheap.bets[0]?.price).toBeGreaterThan(101);
    const dear = getLadderPrices('betfair').find((price) => price > order.price * 1.5);
    if (dear === undefined || dear > 10_000) throw new Error('no higher price within the limit');
    const refused = await advancePastDelay(exchange, exchange.betting.place(demo, { ...order, price: dear }));
    expect(refused).toEqual({
      kind: 'refused',
      message: 'Unmatch bet not allowed.',
    });
  });

  test('a repeated reference returns the first outcome and places no second bet, held or decided', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const order = { ...createBestOrder(findMarket(exchange, isInPlayMarket('4')), 'back'), price: odds(101) };
    const first = exchange.betting.place(demo, order, 'r1');
    const again = exchange.betting.place(demo, order, 'r1');
    exchange.clock.advance(6 * SECOND_MS);
    expect(await again).toEqual(await first);
    expect(await exchange.betting.place(demo, order, 'r1')).toEqual(await first);
    expect(exchange.betting.list(demo, 'open', {}).total).toBe(1);
  });

  test('a reference keeps its outcome for 24 hours, whatever the number of later orders', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const order = createBestOrder(findMarket(exchange, isUpcoming), 'back');
    const first = await exchange.betting.place(demo, order, 'first');
    for (let i = 0; i < 2_100; i += 1) await exchange.betting.place(demo, { ...order, stake: units(1) }, `later-${i}`);
    expect(await exchange.betting.place(demo, order, 'first')).toEqual(first);
    expect(exchange.betting.list(demo, 'open', {}).total).toBe(1);
  });

  test('a bet that would hedge frees its money only when it is placed', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const market = findMarket(exchange, isInPlayMarket('2'));
    const back = createBestOrder(market, 'back', 1_000);
    await advancePastDelay(exchange, exchange.betting.place(demo, { ...back, price: odds(101) }), 4 * SECOND_MS);
    const exposed = exchange.betting.getBalance(demo).exposure;
    expect(exposed).toBe(units(-1_000));
    const price = getLadderPrices('betfair').find((each) => each > back.price * 1.3) ?? back.price;
    const lay = exchange.betting.place(demo, { ...back, side: 'lay', price, stake: units(900) });
    expect(exchange.betting.getBalance(demo).exposure).toBeLessThanOrEqual(exposed);
    const outcome = await advancePastDelay(exchange, lay, 4 * SECOND_MS);
    expect(outcome.kind).toBe('placed');
    expect(exchange.betting.getBalance(demo).exposure).toBeGreaterThan(exposed);
  });

  test('placeMany places bets on several runners together or places none', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const race = exchange.board.listRaces('7').find((each) => Date.parse(each.startsAt) > EVENING + 30 * MINUTE_MS);
    const market = exchange.board.listMatchMarkets(race?.matchId ?? '')[0];
    if (market === undefined) throw new Error('no race');
    const orders = market.runners
      .filter((runner) => (runner.back[0]?.size ?? 0) > 200_00)
      .slice(0, 2)
      .map((runner) => ({
        marketId: market.marketId,
        runnerId: runner.runnerId,
        side: 'back' as const,
        price: runner.back[0]?.price ?? odds(101),
        stake: units(100),
      }));
    expect(orders).toHaveLength(2);
    const bad = orders.map((order, i) => (i === 1 ? { ...order, stake: units(10) } : order));
    expect(await exchange.betting.placeMany(demo, bad)).toMatchObject({
      kind: 'refused',
      message: 'Market min stack is 100',
    });
    expect(exchange.betting.list(demo, 'open', {}).total).toBe(0);
    expect(await exchange.betting.placeMany(demo, orders)).toMatchObject({ kind: 'placed', bets: [{}, {}] });
    // Two backs in one race: in the worst case neither wins.
    expect(exchange.betting.getBalance(demo).exposure).toBe(units(-200));
    expect((await exchange.betting.placeMany(demo, orders.slice(0, 1))).kind).toBe('refused');
  });
});

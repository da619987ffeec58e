import { describe, expect, test } from 'vitest';
import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { type MarketPrice, odds } from '#shared/domain/odds/odds.ts';
import { createRunnerOffers, setPrices } from '../testing/given-prices.ts';
import { findCricketMarket } from '../testing/in-play-markets.ts';
import { advancePastDelay, findMarket, findUserId, openExchange } from './test-exchange.ts';

/** Opens a match in play whose first runner is offered at these prices, in hundredths. */
async function openPriced(back: number, lay: number) {
  const exchange = openExchange();
  const demo = findUserId(exchange, 'demo');
  const market = findCricketMarket(exchange);
  await setPrices(exchange, market, [createRunnerOffers(back, lay), createRunnerOffers(200, 202)]);
  const runnerId = market.runners[0]?.runnerId ?? 0;
  const place = (side: 'back' | 'lay', price: number, rupees: number) =>
    exchange.betting.place(demo, {
      marketId: market.marketId,
      runnerId,
      side,
      price: odds(price),
      stake: units(rupees),
    });
  return { exchange, market, place };
}

describe('limits at the price of the fill', () => {
  test('a back is refused when it would be filled above the highest odds', async () => {
    const { place } = await openPriced(40_000, 41_000);
    expect(await place('back', 150, 100)).toEqual({ kind: 'refused', message: 'Market max odd limit is 100' });
  });

  test('a back is refused when its profit at the fill is above the limit', async () => {
    const { exchange, market, place } = await openPriced(198, 200);
    await exchange.operator.setMarket(market.marketId, { limits: { maxProfit: units(50) } });
    expect(await place('back', 101, 100)).toEqual({
      kind: 'refused',
      message: 'Market max profit(50) limit is over',
    });
  });

  test('a lay is refused when it would be filled below the lowest odds', async () => {
    const { exchange, market, place } = await openPriced(140, 142);
    await exchange.operator.setMarket(market.marketId, { limits: { minOdds: odds(150) } });
    expect(await place('lay', 200, 100)).toEqual({ kind: 'refused', message: 'Market min odd limit is 1.5' });
  });

  test('a bet is placed above the profit limit when it does not raise the best result', async () => {
    const { exchange, market, place } = await openPriced(300, 305);
    expect((await place('back', 300, 1_000)).kind).toBe('placed');
    await exchange.operator.setMarket(market.marketId, { limits: { maxProfit: units(1_000) } });
    expect((await place('lay', 305, 100)).kind).toBe('placed');
    expect((await place('back', 300, 100)).kind).toBe('refused');
  });

  test('a fancy bet is refused above the profit limit only when it raises the best result', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const row = exchange.board.listHomeMatches().find((each) => each.inPlay && each.fancyCount > 6);
    const line = exchange.board.listFancies(row?.matchId ?? '').find((each) => each.category === 'fancy');
    if (line === undefined) throw new Error('no line');
    await exchange.ledger.post(demo, { kind: 'deposit', amount: units(1_000_000), description: 'Deposit' });
    const place = async (side: 'yes' | 'no', size: number, rupees: number) => {
      await exchange.operator.setFancy(line.fancyId, {
        line: { no: { run: 50, size }, yes: { run: 50, size } },
        delaySeconds: 0,
      });
      return exchange.betting.placeFancy(demo, { fancyId: line.fancyId, side, run: 50, size, stake: units(rupees) });
    };
    for (let i = 0; i < 2; i += 1) expect((await place('yes', 250, 100_000)).kind).toBe('placed');
    const cover = await place('no', 100, 10_000);
    if (cover.kind === 'refused') throw new Error(cover.message);
    expect((await place('yes', 250, 4_000)).kind).toBe('placed');
    await exchange.operator.deleteBet(cover.bets[0]?.betId ?? '', 'Wrong price');
    const refusal = { kind: 'refused', message: 'Session max profit(500000) limit is over' };
    expect(await place('yes', 250, 100)).toEqual(refusal);
    expect((await place('no', 100, 100)).kind).toBe('placed');
  });
});

describe('price of a bookmaker bet', () => {
  const isOpenBookmaker = ({ kind, runners }: Market) => kind === 'bookmaker' && runners.some(({ back }) => back[0]);

  test.each([0, -5_000, 0.1, 1e14, 1e16])('a price of %d hundredths is refused', async (hundredths) => {
    for (const side of ['back', 'lay'] as const) {
      const exchange = openExchange();
      const demo = findUserId(exchange, 'demo');
      const { marketId, runners } = findMarket(exchange, isOpenBookmaker);
      const runnerId = runners.find(({ back }) => back[0])?.runnerId ?? 0;
      const price = hundredths as MarketPrice;
      const bet = exchange.betting.place(demo, { marketId, runnerId, side, price, stake: units(100) });
      expect(await advancePastDelay(exchange, bet)).toEqual({
        kind: 'refused',
        message: 'Unmatch bet not allowed.',
      });
    }
  });
});

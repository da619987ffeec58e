import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { Exchange } from '../exchange.ts';
import { createRunnerOffers, setPrices } from '../testing/given-prices.ts';
import { findCricketMarket } from '../testing/in-play-markets.ts';
import { advancePastDelay, createBestOrder, findMarket, findUserId, openExchange } from './test-exchange.ts';

test.each<[string, (exchange: Exchange, userId: string) => Promise<unknown>]>([
  ['Your account is locked!', ({ operator }, userId) => operator.setUser(userId, { accountLocked: true })],
  ['Your betting is locked!', ({ operator }, userId) => operator.setUser(userId, { bettingLocked: true })],
  [
    'You are in a time-out until 2026-11-21 15:30 UTC. No bets are taken.',
    ({ responsibleGambling }, userId) => responsibleGambling.takeTimeOut(userId, 1),
  ],
])('a held bet is refused when the lock begins during its delay: %s', async (message, lock) => {
  const exchange = openExchange();
  const demo = findUserId(exchange, 'demo');
  const market = findMarket(
    exchange,
    ({ inPlay, type, sportId }) => inPlay && type === 'match-odds' && sportId === '4',
  );
  const held = exchange.betting.place(demo, { ...createBestOrder(market, 'back'), price: odds(101) });
  await lock(exchange, demo);
  expect(await advancePastDelay(exchange, held)).toEqual({ kind: 'refused', message });
  expect(exchange.betting.getBalance(demo)).toMatchObject({ available: units(50_000), exposure: 0 });
});

test('a bet that lowers the risk is placed while the available balance is below 0', async () => {
  const exchange = openExchange();
  const demo = findUserId(exchange, 'demo');
  const market = findCricketMarket(exchange);
  const [first, second] = market.runners;
  if (first === undefined || second === undefined) throw new Error('no runners');
  await setPrices(exchange, market, [createRunnerOffers(200, 202), createRunnerOffers(200, 202)]);
  const place = (side: 'back' | 'lay', runnerId: number, rupees: number) => {
    const price = odds(side === 'back' ? 200 : 202);
    return exchange.betting.place(demo, { marketId: market.marketId, runnerId, side, price, stake: units(rupees) });
  };
  expect((await place('back', first.runnerId, 40_000)).kind).toBe('placed');
  const cover = await place('back', second.runnerId, 40_000);
  if (cover.kind === 'refused') throw new Error(cover.message);
  await exchange.ledger.post(demo, { kind: 'withdrawal', amount: units(45_000), description: 'Withdrawal' });
  await exchange.operator.deleteBet(cover.bets[0]?.betId ?? '', 'Wrong price');
  expect(exchange.betting.getBalance(demo).available).toBe(units(-35_000));
  expect((await place('lay', first.runnerId, 10_000)).kind).toBe('placed');
  expect(await place('back', first.runnerId, 100)).toEqual({ kind: 'refused', message: 'Insufficient Balance.' });
});

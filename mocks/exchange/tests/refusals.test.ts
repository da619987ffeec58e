import { expect, test } from 'vitest';
import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { Exchange } from '../exchange.ts';
import type { MarketOrder, PlaceOutcome } from '../interface/betting.ts';
import {
  advancePastDelay,
  createBestOrder,
  EVENING,
  findMarket,
  findUserId,
  openExchange,
  world,
} from './test-exchange.ts';

const isUpcoming = (market: Market) =>
  !market.inPlay && market.type === 'match-odds' && Date.parse(market.startsAt) > EVENING + 2 * HOUR_MS;
const isInPlay = (market: Market) => market.inPlay && market.type === 'match-odds' && market.sportId === '4';

interface RefusalScene {
  readonly exchange: Exchange;
  readonly demo: string;
  readonly market: Market;
  readonly order: MarketOrder;
}

function openScene(isCandidate: (market: Market) => boolean = isUpcoming): RefusalScene {
  const exchange = openExchange();
  const market = findMarket(exchange, isCandidate);
  return { exchange, demo: findUserId(exchange, 'demo'), market, order: createBestOrder(market, 'back') };
}

/** One case for each refusal message of a market bet. */
const refusalCases: Readonly<Record<string, () => Promise<PlaceOutcome>>> = {
  'Your account is locked!': () => {
    const { exchange, order } = openScene();
    return exchange.betting.place(findUserId(exchange, 'locked'), order);
  },
  'Your betting is locked!': async () => {
    const { exchange, demo, order } = openScene();
    await exchange.operator.setUser(demo, { bettingLocked: true });
    return exchange.betting.place(demo, order);
  },
  'Only one bet at a time is allowed!': () => {
    const { exchange, demo, order } = openScene(isInPlay);
    void exchange.betting.place(demo, order);
    return exchange.betting.place(demo, order);
  },
  'Insufficient Balance.': () => {
    const { exchange, demo, market, order } = openScene();
    return exchange.betting.place(demo, { ...order, ...createBestOrder(market, 'back', 100), stake: units(50_001) });
  },
  'Market is locked!': async () => {
    const { exchange, demo, market, order } = openScene();
    await exchange.operator.setMarket(market.marketId, { locked: true });
    return exchange.betting.place(demo, order);
  },
  'Odds suspended!': async () => {
    const { exchange, demo, market, order } = openScene();
    await exchange.operator.setMarket(market.marketId, { suspended: true });
    return exchange.betting.place(demo, order);
  },
  'Market result declared': () => {
    const { exchange, demo, order } = openScene(isInPlay);
    exchange.clock.advance(5 * HOUR_MS);
    return exchange.betting.place(demo, order);
  },
  'Inplay betting is not allowed!': async () => {
    const { exchange, demo, market, order } = openScene(isInPlay);
    await exchange.operator.setMarket(market.marketId, { inPlayBetting: false });
    return exchange.betting.place(demo, order);
  },
  'Back Bets not Allowed!': async () => {
    const { exchange, demo, market, order } = openScene();
    await exchange.operator.setMarket(market.marketId, { backBets: false });
    return exchange.betting.place(demo, order);
  },
  'Lay Bets not Allowed!': async () => {
    const { exchange, demo, market } = openScene();
    await exchange.operator.setMarket(market.marketId, { layBets: false });
    return exchange.betting.place(demo, createBestOrder(market, 'lay'));
  },
  'Market min stack is 100': () => {
    const { exchange, demo, order } = openScene();
    return exchange.betting.place(demo, { ...order, stake: units(99) });
  },
  'Market max stack is 500000': () => {
    const { exchange, demo, order } = openScene();
    return exchange.betting.place(demo, { ...order, stake: units(500_001) });
  },
  'Market min odd limit is 1.5': async () => {
    const { exchange, demo, market, order } = openScene();
    await exchange.operator.setMarket(market.marketId, { limits: { minOdds: odds(150) } });
    return exchange.betting.place(demo, { ...order, price: odds(149) });
  },
  'Market max odd limit is 100': () => {
    const { exchange, demo, order } = openScene(isInPlay);
    return exchange.betting.place(demo, { ...order, price: odds(11_000) });
  },
  'Market max profit(50) limit is over': async () => {
    const { exchange, demo, market, order } = openScene();
    await exchange.operator.setMarket(market.marketId, { limits: { maxProfit: units(50) } });
    return exchange.betting.place(demo, { ...order, price: odds(151) });
  },
  'Bet will be accepted 30 minutes before the market starts': async () => {
    const { exchange, demo, market, order } = openScene();
    await exchange.operator.setMarket(market.marketId, { acceptMinutesBefore: 30 });
    return exchange.betting.place(demo, order);
  },
  'Unmatch bet not allowed.': () => {
    const { exchange, demo, order } = openScene();
    return exchange.betting.place(demo, { ...order, price: odds(100_000) });
  },
};

test.each(Object.entries(refusalCases))('a market bet is refused: %s', async (message, refused) => {
  expect(await refused()).toEqual({ kind: 'refused', message });
});

test('a held bet is refused and its reserve returned when a wicket falls', async () => {
  const { exchange, demo, market, order } = openScene(isInPlay);
  const source = world.findMarket(market.marketId);
  let step = 0;
  while (
    source?.getStateAt(exchange.clock.now() + 5_000).status !== 'suspended' ||
    source.getStateAt(exchange.clock.now()).status !== 'open'
  ) {
    exchange.clock.advance(500);
    if (step++ > 50_000) throw new Error('no wicket falls');
  }
  const outcome = await advancePastDelay(
    exchange,
    exchange.betting.place(demo, { ...order, price: odds(101) }),
    5 * SECOND_MS,
  );
  expect(outcome).toEqual({ kind: 'refused', message: 'Odds suspended!' });
  expect(exchange.betting.getBalance(demo)).toMatchObject({ available: units(50_000), exposure: 0 });
});

test('the exchange voids the bets on a removed runner at that moment', async () => {
  const { exchange, demo, order } = openScene();
  await exchange.betting.place(demo, order);
  await exchange.operator.removeRunner(order.marketId, order.runnerId);
  expect(exchange.betting.list(demo, 'void', {}).total).toBe(1);
  expect(await exchange.betting.place(demo, order)).toMatchObject({ kind: 'refused', message: 'Odds suspended!' });
  exchange.clock.advance(10 * MINUTE_MS);
});

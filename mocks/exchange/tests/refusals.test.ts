import { describe, expect, test } from 'vitest';
import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { Exchange } from '../exchange.ts';
import type { FancyOrder, MarketOrder, PlaceOutcome } from '../interface/betting.ts';
import {
  advancePastDelay,
  createBestOrder,
  EVENING,
  findMarket,
  HOUR,
  MINUTE,
  openExchange,
  SECOND,
  findUserId,
  world,
} from './test-exchange.ts';

const isUpcoming = (market: Market) =>
  !market.inPlay && market.type === 'match-odds' && Date.parse(market.startsAt) > EVENING + 2 * HOUR;
const isInPlay = (market: Market) => market.inPlay && market.type === 'match-odds' && market.sportId === '4';

interface RefusalScene {
  readonly exchange: Exchange;
  readonly demo: string;
  readonly market: Market;
  readonly order: MarketOrder;
}

function openScene(isWanted: (market: Market) => boolean = isUpcoming): RefusalScene {
  const exchange = openExchange();
  const market = findMarket(exchange, isWanted);
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
    exchange.clock.advance(5 * HOUR);
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

test.each(Object.entries(refusalCases))('%s', async (message, refused) => {
  expect(await refused()).toEqual({ kind: 'refused', message });
});

/** Finds a moment and a line with this lock. */
function findLine(exchange: Exchange, lockedBy: string | null): FancyOrder {
  for (let step = 0; step < 2_000; step++) {
    for (const row of exchange.board.homeMatches().filter((each) => each.inPlay && each.fancyCount > 0)) {
      const line = exchange.board
        .fancies(row.matchId)
        .find(
          (each) =>
            each.category === 'fancy' && each.lockedBy === lockedBy && (each.yes !== null || lockedBy === 'Closed'),
        );
      if (line !== undefined)
        return {
          fancyId: line.fancyId,
          side: 'yes',
          run: line.yes?.run ?? 1,
          size: line.yes?.size ?? 100,
          stake: units(100),
        };
    }
    exchange.clock.advance(SECOND);
  }
  throw new Error(`no line is ${lockedBy ?? 'open'}`);
}

describe('session bet', () => {
  const place = async (
    change: (order: FancyOrder) => FancyOrder,
    lockedBy: string | null = null,
    before?: (exchange: Exchange, order: FancyOrder, demo: string) => Promise<void>,
  ) => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const order = change(findLine(exchange, lockedBy));
    await before?.(exchange, order, demo);
    return exchange.betting.placeFancy(demo, order);
  };
  const same = (order: FancyOrder) => order;

  test.each<[string, () => Promise<PlaceOutcome>]>([
    ['Ball Running', () => place(same, 'Ball Running')],
    ['Fancy is suspended!', () => place(same, 'Suspended')],
    ['Fancy Closed!', () => place(same, 'Closed')],
    ['Run Changed!', () => place((order) => ({ ...order, run: order.run + 1 }))],
    ['Fancy Rate Changed!', () => place((order) => ({ ...order, size: order.size + 5 }))],
    ['Session min stack is 100', () => place((order) => ({ ...order, stake: units(99) }))],
    ['Session max stack is 100000', () => place((order) => ({ ...order, stake: units(100_001) }))],
    [
      'Your session betting is locked!',
      () => place(same, null, (exchange, _, demo) => exchange.operator.setUser(demo, { sessionBettingLocked: true })),
    ],
    ['Fancy result declared!', () => place(same, null, (exchange, order) => exchange.operator.abandon(order.fancyId))],
  ])('a session bet is refused: %s', async (message, refused) => {
    expect(await refused()).toEqual({ kind: 'refused', message });
  });

  test('a session bet is refused with "Session max profit({n}) limit is over" when its profit passes the limit', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    await exchange.books.post(demo, { kind: 'deposit', amount: units(5_000_000), description: 'Deposit' });
    for (let placed = 0; placed < 30; placed++) {
      const order = { ...findLine(exchange, null), stake: units(100_000) };
      const outcome = await advancePastDelay(exchange, exchange.betting.placeFancy(demo, order), 3 * SECOND);
      if (outcome.kind === 'refused' && outcome.message.startsWith('Session max profit'))
        return expect(outcome.message).toBe('Session max profit(500000) limit is over');
    }
    throw new Error('the limit was never reached');
  });

  test('a held session bet is refused when a ball begins before the delay ends', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const { fancyId } = findLine(exchange, null);
    const source = world.line(fancyId);
    let step = 0;
    while (
      source?.at(exchange.clock.now() + 1_500).lockedBy !== 'Ball Running' ||
      source.at(exchange.clock.now()).lockedBy !== null
    ) {
      exchange.clock.advance(200);
      if (step++ > 50_000) throw new Error('no ball begins');
    }
    const { yes } = source.at(exchange.clock.now());
    if (yes === null) throw new Error('no line');
    const outcome = await advancePastDelay(
      exchange,
      exchange.betting.placeFancy(demo, { fancyId, side: 'yes', ...yes, stake: units(100) }),
      2 * SECOND,
    );
    expect(outcome).toEqual({ kind: 'refused', message: 'Ball Running' });
  });
});

test('a held bet is refused when a wicket falls, and its reserve is returned', async () => {
  const { exchange, demo, market, order } = openScene(isInPlay);
  const source = world.market(market.marketId);
  let step = 0;
  while (
    source?.at(exchange.clock.now() + 5_000).status !== 'suspended' ||
    source.at(exchange.clock.now()).status !== 'open'
  ) {
    exchange.clock.advance(500);
    if (step++ > 50_000) throw new Error('no wicket falls');
  }
  const outcome = await advancePastDelay(
    exchange,
    exchange.betting.place(demo, { ...order, price: odds(101) }),
    5 * SECOND,
  );
  expect(outcome).toEqual({ kind: 'refused', message: 'Odds suspended!' });
  expect(exchange.betting.balance(demo)).toMatchObject({ available: units(50_000), exposure: 0 });
});

test('removing a runner voids its bets at that moment', async () => {
  const { exchange, demo, order } = openScene();
  await exchange.betting.place(demo, order);
  await exchange.operator.removeRunner(order.marketId, order.runnerId);
  expect(exchange.betting.list(demo, 'void', {}).total).toBe(1);
  expect(await exchange.betting.place(demo, order)).toMatchObject({ kind: 'refused', message: 'Odds suspended!' });
  exchange.clock.advance(10 * MINUTE);
});

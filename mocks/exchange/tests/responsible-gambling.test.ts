import { describe, expect, test } from 'vitest';
import type { GamblingLimit } from '#shared/domain/market/gambling-limit.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { money, units, ZERO } from '#shared/domain/money/money.ts';
import { DAY_MS, HOUR_MS } from '#shared/format/durations.ts';
import type { Exchange } from '../exchange.ts';
import type { MarketOrder } from '../interface/betting.ts';
import { createBestOrder, EVENING, findMarket, findUserId, openExchange } from './test-exchange.ts';

const isUpcoming = (market: Market) =>
  !market.inPlay && market.type === 'match-odds' && Date.parse(market.startsAt) > EVENING + 2 * HOUR_MS;
const createDayLimit = (amount: number): GamblingLimit => ({ amount: units(amount), period: 'day' });

function openScene() {
  const exchange = openExchange();
  const market = findMarket(exchange, isUpcoming);
  return {
    exchange,
    demo: findUserId(exchange, 'demo'),
    market,
    order: (rupees: number): MarketOrder => createBestOrder(market, 'back', rupees),
  };
}

const readLossLimit = (exchange: Exchange, userId: string) =>
  exchange.responsibleGambling.getSafety(userId).limits.loss;

describe('time-out', () => {
  test('a time-out refuses every bet until the end that its message names', async () => {
    const { exchange, demo, market, order } = openScene();
    expect(await exchange.responsibleGambling.takeTimeOut(demo, 1)).toEqual({
      kind: 'done',
      message: 'Time-out until 2026-11-21 15:30 UTC.',
    });
    expect(await exchange.betting.place(demo, order(100))).toEqual({
      kind: 'refused',
      message: 'You are in a time-out until 2026-11-21 15:30 UTC. No bets are taken.',
    });
    exchange.clock.advance(HOUR_MS);
    expect(exchange.responsibleGambling.getSafety(demo).timeOutUntil).toBeNull();
    const [now] = exchange.board.listMatchMarkets(market.matchId, market.marketId);
    expect((await exchange.betting.place(demo, createBestOrder(now ?? market, 'back'))).kind).toBe('placed');
  });

  test('a time-out can be lengthened but never shortened', async () => {
    const { exchange, demo, order } = openScene();
    await exchange.responsibleGambling.takeTimeOut(demo, 24);
    expect(await exchange.responsibleGambling.takeTimeOut(demo, 1)).toEqual({
      kind: 'refused',
      message: 'Your time-out already lasts longer.',
    });
    await exchange.responsibleGambling.takeTimeOut(demo, 48);
    expect(exchange.responsibleGambling.getSafety(demo).timeOutUntil).toBe(
      new Date(EVENING + 2 * DAY_MS).toISOString(),
    );
    expect((await exchange.betting.place(findUserId(exchange, 'demo2'), order(100))).kind).toBe('placed');
  });
});

describe('loss limit', () => {
  test('the loss limit refuses a bet when open bets could exceed it', async () => {
    const { exchange, demo, order } = openScene();
    await exchange.responsibleGambling.setLimit(demo, 'loss', createDayLimit(500));
    expect((await exchange.betting.place(demo, order(400))).kind).toBe('placed');
    expect(await exchange.betting.place(demo, order(101))).toEqual({
      kind: 'refused',
      message: 'Your loss limit of 500 in 24 hours does not allow this bet.',
    });
    expect((await exchange.betting.place(demo, order(100))).kind).toBe('placed');
  });

  test('the loss limit accepts a bet that lowers the possible loss, however low the limit is', async () => {
    const { exchange, demo, market, order } = openScene();
    await exchange.betting.place(demo, order(400));
    await exchange.responsibleGambling.setLimit(demo, 'loss', createDayLimit(1));
    const back = order(400);
    const lay = market.runners.find(({ runnerId }) => runnerId === back.runnerId)?.lay[0];
    const closing: MarketOrder = { ...back, side: 'lay', price: lay?.price ?? back.price, stake: units(200) };
    expect((await exchange.betting.place(demo, closing)).kind).toBe('placed');
  });

  test('the loss limit counts only the losses of its own period', async () => {
    const { exchange, demo, order } = openScene();
    await exchange.ledger.post(demo, { kind: 'casino', amount: money(-45_000), description: 'Round' });
    await exchange.responsibleGambling.setLimit(demo, 'loss', createDayLimit(500));
    expect(readLossLimit(exchange, demo).used).toBe(units(450));
    expect((await exchange.betting.place(demo, order(100))).kind).toBe('refused');
    exchange.clock.advance(DAY_MS);
    expect(readLossLimit(exchange, demo).used).toBe(ZERO);
  });
});

describe('change of a limit', () => {
  test('a removed limit ends after 24 hours, a lower limit applies at once', async () => {
    const { exchange, demo } = openScene();
    await exchange.responsibleGambling.setLimit(demo, 'loss', createDayLimit(500));
    expect(await exchange.responsibleGambling.setLimit(demo, 'loss', createDayLimit(300))).toEqual({
      kind: 'done',
      message: 'Your limit is saved.',
    });
    expect(readLossLimit(exchange, demo).limit).toEqual(createDayLimit(300));
    expect(await exchange.responsibleGambling.setLimit(demo, 'loss', null)).toEqual({
      kind: 'done',
      message: 'Your limit will change in 24 hours.',
    });
    expect(readLossLimit(exchange, demo)).toMatchObject({
      limit: createDayLimit(300),
      pending: { limit: null, from: new Date(EVENING + DAY_MS).toISOString() },
    });
    exchange.clock.advance(DAY_MS - 1);
    expect(readLossLimit(exchange, demo).limit).toEqual(createDayLimit(300));
    exchange.clock.advance(1);
    expect(readLossLimit(exchange, demo)).toEqual({ limit: null, used: null, pending: null });
  });

  test('a lower limit replaces a raise that waits', async () => {
    const { exchange, demo } = openScene();
    await exchange.responsibleGambling.setLimit(demo, 'loss', createDayLimit(500));
    await exchange.responsibleGambling.setLimit(demo, 'loss', createDayLimit(900));
    await exchange.responsibleGambling.setLimit(demo, 'loss', createDayLimit(200));
    exchange.clock.advance(2 * DAY_MS);
    expect(readLossLimit(exchange, demo)).toMatchObject({ limit: createDayLimit(200), pending: null });
  });
});

test('the deposit limit counts paid and pending deposits', async () => {
  const { exchange, demo } = openScene();
  expect(exchange.responsibleGambling.depositRefusal(demo, units(1_000_000))).toBeNull();
  await exchange.responsibleGambling.setLimit(demo, 'deposit', { amount: units(1_000), period: 'week' });
  await exchange.ledger.post(demo, { kind: 'deposit', amount: units(600), description: 'Deposit' });
  expect(exchange.responsibleGambling.depositRefusal(demo, units(400))).toBeNull();
  expect(exchange.responsibleGambling.depositRefusal(demo, units(300), units(200))).toBe(
    'Your deposit limit of 1000 in 7 days does not allow this deposit.',
  );
  exchange.clock.advance(7 * DAY_MS);
  expect(exchange.responsibleGambling.depositRefusal(demo, units(1_000))).toBeNull();
});

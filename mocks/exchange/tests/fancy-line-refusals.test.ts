import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import type { Exchange } from '../exchange.ts';
import type { FancyOrder, PlaceOutcome } from '../interface/betting.ts';
import { advancePastDelay, findUserId, openExchange, world } from './test-exchange.ts';

/** Finds a moment and a line with this lock. */
function findLine(exchange: Exchange, lockedBy: string | null): FancyOrder {
  for (let step = 0; step < 2_000; step++) {
    for (const row of exchange.board.listHomeMatches().filter((each) => each.inPlay && each.fancyCount > 0)) {
      const line = exchange.board
        .listFancies(row.matchId)
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
    exchange.clock.advance(SECOND_MS);
  }
  throw new Error(`no line is ${lockedBy ?? 'open'}`);
}

describe('fancy bet', () => {
  const place = async (
    change: (order: FancyOrder) => FancyOrder,
    lockedBy: string | null = null,
    before?: (exchange: Exchange, order: FancyOrder, demo: string) => Promise<unknown>,
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
    ['Run Changed!', () => place((order) => ({ ...order, run: 1e300 }))],
    ['Fancy Rate Changed!', () => place((order) => ({ ...order, size: order.size + 5 }))],
    ['Session min stack is 100', () => place((order) => ({ ...order, stake: units(99) }))],
    ['Session max stack is 100000', () => place((order) => ({ ...order, stake: units(100_001) }))],
    [
      'Your session betting is locked!',
      () => place(same, null, (exchange, _, demo) => exchange.operator.setUser(demo, { sessionBettingLocked: true })),
    ],
    ['Fancy result declared!', () => place(same, null, (exchange, order) => exchange.operator.abandon(order.fancyId))],
  ])('a fancy bet is refused: %s', async (message, refused) => {
    expect(await refused()).toEqual({ kind: 'refused', message });
  });

  test('a fancy bet is refused with "Session max profit({n}) limit is over" when its profit passes the limit', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    await exchange.ledger.post(demo, { kind: 'deposit', amount: units(5_000_000), description: 'Deposit' });
    for (let placed = 0; placed < 30; placed++) {
      const order = { ...findLine(exchange, null), stake: units(100_000) };
      const outcome = await advancePastDelay(exchange, exchange.betting.placeFancy(demo, order), 3 * SECOND_MS);
      if (outcome.kind === 'refused' && outcome.message.startsWith('Session max profit')) {
        expect(outcome.message).toBe('Session max profit(500000) limit is over');
        return;
      }
    }
    throw new Error('the limit was never reached');
  });

  test('a held fancy bet is refused when a ball begins before the delay ends', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const { fancyId } = findLine(exchange, null);
    const source = world.findLine(fancyId);
    let step = 0;
    while (
      source?.getQuoteAt(exchange.clock.now() + 1_500).lockedBy !== 'Ball Running' ||
      source.getQuoteAt(exchange.clock.now()).lockedBy !== null
    ) {
      exchange.clock.advance(200);
      if (step++ > 50_000) throw new Error('no ball begins');
    }
    const { yes } = source.getQuoteAt(exchange.clock.now());
    if (yes === null) throw new Error('no line');
    const outcome = await advancePastDelay(
      exchange,
      exchange.betting.placeFancy(demo, { fancyId, side: 'yes', ...yes, stake: units(100) }),
      2 * SECOND_MS,
    );
    expect(outcome).toEqual({ kind: 'refused', message: 'Ball Running' });
  });
});

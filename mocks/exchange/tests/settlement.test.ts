import { describe, expect, test } from 'vitest';
import { calculateFancyResult } from '#shared/domain/bet/fancy.ts';
import { money, negate, units, ZERO } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, SECOND_MS } from '#shared/format/durations.ts';
import {
  advancePastDelay,
  createBestOrder,
  EVENING,
  findMarket,
  findUserId,
  openExchange,
  world,
} from './test-exchange.ts';

const isInPlayMarket = (sportId: string) => (market: { sportId: string; inPlay: boolean; type: string }) =>
  market.sportId === sportId && market.inPlay && market.type === 'match-odds';
describe('settlement', () => {
  test('pays the winner of the script, writes one ledger row and frees the exposure', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const market = findMarket(
      exchange,
      (each) => isInPlayMarket('1')(each) && world.findMarket(each.marketId)?.ending.kind === 'won',
    );
    const ending = world.findMarket(market.marketId)?.ending;
    const outcome = await advancePastDelay(
      exchange,
      exchange.betting.place(demo, { ...createBestOrder(market, 'back', 1_000), price: odds(101) }),
    );
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    const [bet] = outcome.bets;
    exchange.clock.advance(3 * HOUR_MS);
    const [settled] = exchange.betting.list(demo, 'settled', {}).rows;
    const won =
      ending?.kind === 'won' &&
      market.runners.find((runner) => runner.runnerId === ending.winnerId)?.name === bet?.selectionName;
    const expected = won ? bet?.profit : units(-1_000);
    expect(settled?.result).toBe(expected);
    const balance = exchange.betting.getBalance(demo);
    expect(balance).toEqual({
      available: money(units(50_000) + (expected ?? 0)),
      exposure: ZERO,
      profitAndLoss: expected,
    });
    const { rows, opening, closing } = exchange.ledger.getStatement(demo, {});
    expect(rows.map((row) => row.kind)).toEqual(['opening', 'betting']);
    expect(rows.reduce<number>((total, row) => total + row.amount, opening)).toBe(closing);
    expect(exchange.ledger.getEventsProfit(demo, {}).rows).toMatchObject([{ net: expected, eventId: market.marketId }]);
    expect(exchange.betting.listByEvent(demo, market.marketId)).toHaveLength(1);
  });

  test('takes commission from a net win only', async () => {
    for (const side of ['back', 'lay'] as const) {
      const exchange = openExchange(EVENING, { commissionPercent: 2 });
      const demo = findUserId(exchange, 'demo');
      const market = findMarket(
        exchange,
        (each) => isInPlayMarket('1')(each) && world.findMarket(each.marketId)?.ending.kind === 'won',
      );
      const order = createBestOrder(market, side, 1_000);
      const outcome = await advancePastDelay(
        exchange,
        exchange.betting.place(demo, { ...order, price: side === 'back' ? odds(101) : order.price }),
      );
      if (outcome.kind === 'refused') throw new Error(outcome.message);
      exchange.clock.advance(3 * HOUR_MS);
      const [profit] = exchange.ledger.getEventsProfit(demo, {}).rows;
      expect(profit?.commission).toBe(
        profit !== undefined && profit.net > 0 ? negate(money(Math.round(profit.net / 50))) : ZERO,
      );
    }
  });

  test('follows the score of a session line', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const row = exchange.board.listHomeMatches().find((each) => each.inPlay && each.fancyCount > 6);
    const line = exchange.board
      .listFancies(row?.matchId ?? '')
      .find((each) => each.category === 'fancy' && each.lockedBy === null && each.yes !== null);
    if (line?.yes === null || line === undefined) throw new Error('no open line');
    const outcome = await advancePastDelay(
      exchange,
      exchange.betting.placeFancy(demo, { fancyId: line.fancyId, side: 'yes', ...line.yes, stake: units(500) }),
      3 * SECOND_MS,
    );
    expect(outcome.kind).toBe('placed');
    expect(exchange.betting.getFancyPosition(demo, line.fancyId)).toMatchObject({
      worstResult: units(-500),
      bets: [{ side: 'yes', run: line.yes.run }],
    });
    exchange.clock.advance(5 * HOUR_MS);
    const score = world.findLine(line.fancyId)?.result ?? null;
    const expected =
      score === null ? ZERO : calculateFancyResult({ side: 'yes', ...line.yes, stake: units(500) }, score);
    expect(exchange.betting.getBalance(demo).profitAndLoss).toBe(expected);
  });

  test('moves no money for a deleted or void bet', async () => {
    const exchange = openExchange();
    const demo = findUserId(exchange, 'demo');
    const market = findMarket(exchange, (each) => each.type === 'match-odds' && !each.inPlay);
    const placed = await exchange.betting.place(demo, createBestOrder(market, 'back'));
    if (placed.kind === 'refused') throw new Error(placed.message);
    await exchange.operator.deleteBet(placed.bets[0]?.betId ?? '', 'Wrong price');
    expect(exchange.betting.list(demo, 'deleted', {}).rows).toMatchObject([
      { deletedReason: 'Wrong price', state: 'deleted' },
    ]);
    expect((await exchange.betting.place(demo, createBestOrder(market, 'back'))).kind).toBe('placed');
    await exchange.operator.abandon(market.marketId);
    expect(exchange.betting.list(demo, 'void', {}).rows).toMatchObject([
      { deletedReason: 'Market annulled by the operator', state: 'void' },
    ]);
    expect(exchange.betting.getBalance(demo)).toMatchObject({ exposure: ZERO, profitAndLoss: ZERO });
  });
});
